export { default, generateMetadata } from '@/app/(en)/(holyheaven)/holyheaven/page';
