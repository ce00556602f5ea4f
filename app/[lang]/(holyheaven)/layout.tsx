export { default, viewport } from '@/app/(en)/(holyheaven)/layout';
