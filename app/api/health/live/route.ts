export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export { handleLive as GET } from '@/lib/accounts/handle-health';
