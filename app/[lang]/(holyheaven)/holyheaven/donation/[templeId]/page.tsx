export {
  default,
  generateMetadata,
  generateStaticParams,
} from '@/app/(en)/(holyheaven)/holyheaven/donation/[templeId]/page';

export const dynamicParams = false;
