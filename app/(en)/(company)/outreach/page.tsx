import { Invitation, Terraces } from '@/components/company/outreach/terraces';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { outreach } from '@/content/company/outreach';
import { pageMetadata } from '@/lib/metadata';

const path = '/outreach';

export const metadata = pageMetadata(path);

export default function OutreachPage() {
  const { href, label } = outreach.closing.link;
  return (
    <>
      <Hero picture="outreach" {...outreach.hero}>
        <ButtonLink href={href} variant="quiet">
          {label}
        </ButtonLink>
      </Hero>
      <Terraces />
      <Invitation />
      <StructuredData path={path} />
    </>
  );
}
