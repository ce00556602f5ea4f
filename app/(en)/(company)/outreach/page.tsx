import { Invitation, Terraces } from '@/components/company/outreach/terraces';
import { StructuredData } from '@/components/layout/structured-data';
import { Hero } from '@/components/ui/hero';
import { outreach } from '@/content/company/outreach';
import { pageMetadata } from '@/lib/metadata';

const path = '/outreach';

export const metadata = pageMetadata(path);

export default function OutreachPage() {
  return (
    <>
      <Hero size="words" picture="outreach" {...outreach.hero} />
      <Terraces />
      <Invitation />
      <StructuredData path={path} />
    </>
  );
}
