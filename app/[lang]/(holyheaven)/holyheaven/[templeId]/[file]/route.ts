import { generateStaticParams as plainParams } from '@/app/(en)/(holyheaven)/holyheaven/[templeId]/[file]/route';
import { otherLanguages } from '@/content/languages';

export { GET } from '@/app/(en)/(holyheaven)/holyheaven/[templeId]/[file]/route';

export const dynamic = 'force-static';
export const dynamicParams = false;

// A route gets none from the layouts above it.
export const generateStaticParams = () =>
  otherLanguages().flatMap((lang) => plainParams().map((params) => ({ lang, ...params })));
