export {
  default,
  generateMetadata,
  generateStaticParams,
} from '@/app/(en)/(holyheaven)/holyheaven/[templeId]/page';

export const dynamicParams = false;
