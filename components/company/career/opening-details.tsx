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
import { Points } from '../point-list';
import { ApplySteps } from './apply';
import { WorkFigure } from './work-drawing';

/** The terms of an opening, and where the office is. */
const Terms = ({ opening: { type, location, posted, closes } }: { opening: Opening }) => (
  <div className="mt-2 text-small text-muted">
    <p>
      {type} · {location}
    </p>
    <p>
      {career.opening.posted} {readableDay(posted)}
      {closes && `, ${career.opening.applyBy} ${readableDay(closes)}`}
    </p>
    {location !== 'Remote' && <p>{site.address.slice(1).join(', ')}</p>}
  </div>
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
        <div className="mt-6 grid gap-x-16 gap-y-8 lg:mt-10 lg:grid-cols-[7fr_5fr] lg:gap-y-10">
          <div>
            <p className="mb-6 max-w-prose text-item text-balance lg:mb-10">{description}</p>
            <WorkFigure of={drawing} />
          </div>
          {/* On a phone, how to apply comes last. */}
          <div className="max-lg:contents">
            <ButtonLink href={apply} className="w-full">
              {career.openings.apply}
            </ButtonLink>
            <p className="text-small text-muted max-lg:-mt-4 lg:mt-3 lg:mb-8">
              {before}{' '}
              <TextLink href={`mailto:${site.careersEmail}`} className="wrap-anywhere">
                {site.careersEmail}
              </TextLink>{' '}
              {after}
            </p>
            <div className="max-lg:order-last">
              <h2 className="text-item">{career.opening.howTo}</h2>
              <ApplySteps className="mt-3 *:py-2" />
            </div>
          </div>
          <Points heading="h2" title={career.openings.responsibilities} points={responsibilities} />
          <Points heading="h2" title={career.openings.requirements} points={requirements} />
          <ButtonLink href={apply} className="lg:hidden">
            {career.openings.apply}
          </ButtonLink>
        </div>
        {others.length > 0 && (
          <section className="mt-8 border-t border-line pt-5 lg:mt-12">
            <h2 className="text-item">{career.opening.others}</h2>
            <LinkList links={others} className="mt-1 flex flex-wrap gap-x-8" />
          </section>
        )}
      </Container>
    </div>
  );
}
