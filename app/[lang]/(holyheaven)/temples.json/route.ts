export { GET } from '@/app/(en)/(holyheaven)/temples.json/route';

export const dynamic = 'force-static';
