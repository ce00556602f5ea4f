import { Plans } from '@/components/company/outreach/plans';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { outreach } from '@/content/company/outreach';
import { contactPath } from '@/lib/company/form-links';
import { pageMetadata } from '@/lib/metadata';

const path = '/outreach';
const write = contactPath({ subject: 'Partnership Opportunity' });

export const metadata = pageMetadata(path);

export default function OutreachPage() {
  return (
    <>
      <Hero picture="outreach" {...outreach.hero}>
        <ButtonLink href={write}>{outreach.action}</ButtonLink>
      </Hero>
      <Plans write={write} />
      <StructuredData path={path} />
    </>
  );
}
