import { handleRegister } from '@/lib/accounts/handle-register';
import { routeHandlers } from '@/lib/api/call';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(
  '/api/v1/auth/register',
  handleRegister,
);
