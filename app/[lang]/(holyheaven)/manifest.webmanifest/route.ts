export { GET } from '@/app/(en)/(holyheaven)/manifest.webmanifest/route';

export const dynamic = 'force-static';
