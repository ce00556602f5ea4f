export { handleHealth as GET } from '@/lib/accounts/handle-health';
