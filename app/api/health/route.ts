export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export { handleHealth as GET } from '@/lib/accounts/handle-health';
