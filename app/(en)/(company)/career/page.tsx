import { Apply } from '@/components/company/career/apply';
import { OpeningsBoard } from '@/components/company/career/openings-board';
import { WhyJoin } from '@/components/company/career/why-join';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { TextLink } from '@/components/ui/text-link';
import { career } from '@/content/company/career';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

const path = '/career';

export const metadata = pageMetadata(path);

export default function CareerPage() {
  const { title, heading, intro } = career;
  return (
    <>
      <div data-theme="paper">
        <Container className="pt-4 pb-5 lg:pt-8 lg:pb-6">
          <Label>{title}</Label>
          <h1 className="mt-1 text-statement lg:mt-2">{heading}</h1>
          <p className="mt-3 max-w-5xl text-small max-sm:leading-snug lg:text-balance lg:mt-4 lg:text-lead">
            {intro.before} <TextLink href={`mailto:${site.careersEmail}`}>{site.careersEmail}</TextLink>{' '}
            {intro.after}
          </p>
        </Container>
        <OpeningsBoard />
      </div>
      <WhyJoin />
      <Apply />
      <StructuredData path={path} />
    </>
  );
}
