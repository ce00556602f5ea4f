import { PageHeader } from '@/components/company/page-header';
import { CrewWall } from '@/components/company/team/crew-wall';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { teamPage } from '@/content/company/team';
import { pageMetadata } from '@/lib/metadata';

const path = '/team';

export const metadata = pageMetadata(path);

export default function TeamPage() {
  const { eyebrow, heading, lead, closing } = teamPage;
  return (
    <div data-theme="paper">
      <PageHeader eyebrow={eyebrow} title={heading} lead={lead} />
      <CrewWall />
      <Container className="pt-stack pb-section">
        <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8 border-t border-line pt-stack">
          <h2 className="text-title" data-reveal="fade">
            {closing.title}
          </h2>
          <ButtonLink href={closing.link.href}>{closing.link.label}</ButtonLink>
        </div>
      </Container>
      <StructuredData path={path} />
    </div>
  );
}
