export { GET, generateStaticParams } from '@/app/(en)/(holyheaven)/holyheaven/[templeId]/[file]/route';

export const dynamic = 'force-static';
export const dynamicParams = false;
