import { OpenBoard } from '@/components/account/open-board';
import { RunwayHeader } from '@/components/account/runway-header';
import { StructuredData } from '@/components/layout/structured-data';
import { Suggestions } from '@/components/layout/suggestions';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

export default function DashboardPage() {
  const { label, title, lead, leave } = account.dashboard;
  return (
    <>
      <RunwayHeader label={label} title={title} lead={lead} />
      <Container className="pt-stack pb-section">
        <OpenBoard />
        <Suggestions groups={['openings', 'temples']} />
        <ButtonLink href="/login" variant="secondary" className="mt-10">
          {leave}
        </ButtonLink>
        <StructuredData path={path} />
      </Container>
    </>
  );
}
