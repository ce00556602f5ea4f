export {
  default,
  generateMetadata,
  generateStaticParams,
} from '@/app/(en)/(holyheaven)/under-development/[templeId]/[[...type]]/page';

export const dynamicParams = false;
