import { PageTitle } from '@/components/company/page-title';
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
      <Container className="pt-4 pb-5 lg:pt-8 lg:pb-8">
        <PageTitle label={eyebrow}>{heading}</PageTitle>
        <p className="mt-3 max-w-3xl text-balance lg:mt-5 lg:text-lead">{lead}</p>
      </Container>
      <CrewWall />
      <Container className="pt-stack pb-section">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-stack">
          <h2 className="text-title" data-reveal>
            {closing.title}
          </h2>
          <ButtonLink href={closing.link.href}>{closing.link.label}</ButtonLink>
        </div>
      </Container>
      <StructuredData path={path} />
    </div>
  );
}
