import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { LinkList, TextLink } from '@/components/ui/text-link';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';
import { site } from '@/content/site';
import { contactPath } from '@/lib/company/form-links';
import { openingPath, openings } from '@/lib/company/openings';
import { readableDay } from '@/lib/dates';
import { PageTitle } from '../page-title';
import { PointList } from '../point-list';
import { WorkFigure } from './work-drawing';

/** The terms of an opening. */
const Terms = ({ opening: { type, location, posted, closes } }: { opening: Opening }) => (
  <div className="mt-2 text-small text-muted">
    <p>
      {type} · {location}
    </p>
    <p>
      {career.opening.posted} {readableDay(posted)}
      {closes && `, ${career.opening.applyBy} ${readableDay(closes)}`}
    </p>
  </div>
);

/** What the position offers or asks. */
export const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <section>
    <h2 className="text-item">{title}</h2>
    <PointList points={points} className="mt-4" />
  </section>
);

export function OpeningDetails({ opening }: { opening: Opening }) {
  const { title, description, responsibilities, requirements, drawing } = opening;
  const { before, after } = career.opening.apply;
  const others = openings
    .filter(({ slug }) => slug !== opening.slug)
    .map((other) => ({ href: openingPath(other), label: other.title }));
  const apply = contactPath({ opening: opening.slug });
  return (
    <div data-theme="paper">
      <Container className="pt-4 pb-section lg:pt-8">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          {/* On a phone, each part of both columns has its own place. */}
          <div className="max-lg:contents">
            <div>
              <PageTitle
                label={
                  <TextLink href="/career" className="inline-block py-1">
                    {career.title}
                  </TextLink>
                }
              >
                {title}
              </PageTitle>
              <Terms opening={opening} />
              <p className="my-6 max-w-prose text-item text-balance lg:my-10">{description}</p>
              <WorkFigure of={drawing} />
            </div>
            <div className="max-lg:order-1 lg:mt-10">
              <Points title={career.openings.responsibilities} points={responsibilities} />
            </div>
          </div>
          <div className="max-lg:contents lg:grid lg:content-start lg:gap-y-10 lg:pt-10">
            <div>
              <ButtonLink href={apply} className="w-full">
                {career.openings.apply}
              </ButtonLink>
              <p className="mt-3 text-small text-balance text-muted">
                {before}{' '}
                <TextLink href={`mailto:${site.careersEmail}`} className="wrap-anywhere">
                  {site.careersEmail}
                </TextLink>{' '}
                {after}
              </p>
            </div>
            <div className="max-lg:order-1">
              <Points title={career.openings.requirements} points={requirements} />
            </div>
            {opening.location !== 'Remote' && (
              <div className="max-lg:order-1">
                <h2 className="text-item">{career.opening.office}</h2>
                <p className="mt-3 max-w-prose text-balance">{site.address.slice(1).join(', ')}</p>
              </div>
            )}
          </div>
          <ButtonLink href={apply} className="order-2 lg:hidden">
            {career.openings.apply}
          </ButtonLink>
        </div>
        {others.length > 0 && (
          <section className="mt-8 border-line lg:mt-12 lg:border-t lg:pt-5">
            <h2 className="text-item">{career.opening.others}</h2>
            <LinkList links={others} className="mt-1 flex flex-wrap gap-x-8" />
          </section>
        )}
      </Container>
    </div>
  );
}
