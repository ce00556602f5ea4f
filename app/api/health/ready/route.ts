export { handleReady as GET } from '@/lib/accounts/handle-health';
