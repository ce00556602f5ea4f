import { Closing } from '@/components/company/closing';
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
  const { title, text, action } = outreach.closing;
  return (
    <>
      <Hero picture="outreach" {...outreach.hero}>
        <ButtonLink href={write}>{action}</ButtonLink>
      </Hero>
      <Plans write={write} />
      <Closing title={title} text={text} drawing="neighbours" height={525}>
        <ButtonLink href={write} variant="inverse">
          {action}
        </ButtonLink>
      </Closing>
      <StructuredData path={path} />
    </>
  );
}
