import { generateStaticParams as plainParams } from '@/app/(en)/(holyheaven)/holyheaven/[templeId]/[file]/route';
import { otherLanguages } from '@/content/languages';

export { GET } from '@/app/(en)/(holyheaven)/holyheaven/[templeId]/[file]/route';

export const dynamic = 'force-static';
export const dynamicParams = false;

// Routes do not inherit params from layouts.
export const generateStaticParams = () =>
  otherLanguages().flatMap((lang) => plainParams().map((params) => ({ lang, ...params })));
