export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export { handleReady as GET } from '@/lib/accounts/handle-health';
