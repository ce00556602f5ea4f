import { CrewWall } from '@/components/company/team/crew-wall';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { teamPage } from '@/content/company/team';
import { pageMetadata } from '@/lib/metadata';

const path = '/team';

export const metadata = pageMetadata(path);

export default function TeamPage() {
  const { eyebrow, heading, lead, closing } = teamPage;
  return (
    <div data-theme="paper">
      <Container className="grid items-end gap-x-16 gap-y-4 pt-6 pb-6 sm:pt-stack lg:grid-cols-[7fr_5fr] lg:pb-8">
        <div>
          <Label className="mb-3 sm:mb-4">{eyebrow}</Label>
          <h1 className="text-display">{heading}</h1>
        </div>
        <div className="max-w-form text-lead text-balance">{lead}</div>
      </Container>
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
