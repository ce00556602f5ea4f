export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export { handleRegister as POST } from '@/lib/accounts/handle-register';
