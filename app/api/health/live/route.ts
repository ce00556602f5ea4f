import { handleLive } from '@/lib/accounts/handle-health';
import { routeHandlers } from '@/lib/api/call';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers('/api/health/live', handleLive);
