export {
  default,
  generateMetadata,
  generateStaticParams,
} from '@/app/(en)/(holyheaven)/under-development/[templeId]/page';

export const dynamicParams = false;
