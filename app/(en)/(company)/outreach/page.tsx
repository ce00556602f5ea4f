import { Closing } from '@/components/company/closing';
import { Plans } from '@/components/company/outreach/plans';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { outreach } from '@/content/company/outreach';
import { pageMetadata } from '@/lib/metadata';

const path = '/outreach';

export const metadata = pageMetadata(path);

export default function OutreachPage() {
  const { title, text, link } = outreach.closing;
  return (
    <>
      <Hero picture="outreach" {...outreach.hero}>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </Hero>
      <Plans />
      <Closing title={title} text={text} drawing="neighbours">
        <ButtonLink href={link.href} variant="inverse">
          {link.label}
        </ButtonLink>
      </Closing>
      <StructuredData path={path} />
    </>
  );
}
