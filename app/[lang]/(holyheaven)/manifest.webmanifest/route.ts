import { otherLanguages } from '@/content/languages';

export { GET } from '@/app/(en)/(holyheaven)/manifest.webmanifest/route';

export const dynamic = 'force-static';
export const dynamicParams = false;

// Routes do not inherit params from layouts.
export const generateStaticParams = () => otherLanguages().map((lang) => ({ lang }));
