import { otherLanguages } from '@/content/languages';

export { GET } from '@/app/(en)/(holyheaven)/manifest.webmanifest/route';

export const dynamic = 'force-static';
export const dynamicParams = false;

// A route gets none from the layouts above it.
export const generateStaticParams = () => otherLanguages().map((lang) => ({ lang }));
