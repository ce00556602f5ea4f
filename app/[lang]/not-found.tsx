export { default } from '@/app/(en)/not-found';
