export {
  default,
  generateMetadata,
  generateStaticParams,
} from '@/app/(en)/(holyheaven)/holyheaven/plan-trips/[templeId]/page';

export const dynamicParams = false;
