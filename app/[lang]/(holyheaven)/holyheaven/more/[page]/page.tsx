export {
  default,
  generateMetadata,
  generateStaticParams,
} from '@/app/(en)/(holyheaven)/holyheaven/more/[page]/page';

export const dynamicParams = false;
