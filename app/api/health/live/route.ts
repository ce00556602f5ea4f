export { handleLive as GET } from '@/lib/accounts/handle-health';
