import { PageTitle } from '@/components/company/page-title';
import { CrewWall } from '@/components/company/team/crew-wall';
import { WaysOn } from '@/components/company/ways-on';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { teamPage } from '@/content/company/team';
import { openingPath, openings } from '@/lib/company/openings';
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
        <div className="border-t border-line pt-stack">
          <div className="mb-3 flex flex-wrap items-end justify-between gap-4 md:mb-2">
            <h2 className="text-title" data-reveal>
              {closing.title}
            </h2>
            <ButtonLink href={closing.link.href}>{closing.link.label}</ButtonLink>
          </div>
          <WaysOn
            links={openings.map((opening) => ({
              href: openingPath(opening),
              label: opening.title,
              text: `${opening.type} · ${opening.location}`,
            }))}
            columns="md:grid-cols-3"
          />
        </div>
      </Container>
      <StructuredData path={path} />
    </div>
  );
}
