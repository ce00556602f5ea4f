export { default, generateMetadata } from '@/app/(en)/(holyheaven)/holyheaven/offline/page';
