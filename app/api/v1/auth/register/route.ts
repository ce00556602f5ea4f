export { handleRegister as POST } from '@/lib/accounts/handle-register';
