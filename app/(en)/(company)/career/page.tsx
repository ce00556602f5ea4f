import { Apply } from '@/components/company/career/apply';
import { OpeningsBoard } from '@/components/company/career/openings-board';
import { WhyJoin } from '@/components/company/career/why-join';
import { PageTitle } from '@/components/company/page-title';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { career } from '@/content/company/career';
import { pageMetadata } from '@/lib/metadata';

const path = '/career';

export const metadata = pageMetadata(path);

export default function CareerPage() {
  const { title, heading, lead } = career;
  return (
    <>
      <div data-theme="paper">
        <Container className="pt-4 pb-5 lg:pt-8 lg:pb-6">
          <PageTitle label={title}>{heading}</PageTitle>
          <p className="mt-3 max-w-prose text-lead text-muted">{lead}</p>
        </Container>
        <OpeningsBoard />
      </div>
      <WhyJoin />
      <Apply />
      <StructuredData path={path} />
    </>
  );
}
