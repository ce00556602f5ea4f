import { Apply } from '@/components/company/career/apply';
import { OpeningsBoard } from '@/components/company/career/openings-board';
import { WhyJoin } from '@/components/company/career/why-join';
import { PageHeader } from '@/components/company/page-header';
import { StructuredData } from '@/components/layout/structured-data';
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
        <PageHeader
          eyebrow={title}
          title={heading}
          lead={
            <p className="text-body">
              {intro.before}{' '}
              <a
                href={`mailto:${site.careersEmail}`}
                // In one piece: its letters shrink with the window.
                className="block w-fit py-1 [font-size:min(1.625rem,5.4vw)] leading-snug font-semibold [overflow-wrap:anywhere] text-accent-text underline decoration-1 underline-offset-4 hover:text-ink"
              >
                {site.careersEmail}
              </a>{' '}
              {intro.after}
            </p>
          }
        />
        <OpeningsBoard />
      </div>
      <WhyJoin />
      <Apply />
      <StructuredData path={path} />
    </>
  );
}
