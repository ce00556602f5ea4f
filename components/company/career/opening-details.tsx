import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { career } from '@/content/company/career';
import { type Opening, workDrawings } from '@/content/company/openings';
import { frame } from '@/content/frame';
import { site } from '@/content/site';
import { contactPath } from '@/lib/company/form-links';
import { openingPath } from '@/lib/company/openings';
import { readableDay } from '@/lib/dates';
import { pageAt, trail } from '@/lib/pages';
import { PointList, Points } from '../point-list';
import { WorkDrawing } from './work-drawing';

function OpeningApply({ slug }: Pick<Opening, 'slug'>) {
  const { before, after } = career.opening.apply;
  return (
    <>
      <ButtonLink href={contactPath({ opening: slug })} className="w-full sm:w-60">
        {career.openings.apply}
      </ButtonLink>
      <p className="mt-3 mb-5 text-small text-muted">
        {before}{' '}
        <TextLink href={`mailto:${site.careersEmail}`} className="wrap-anywhere">
          {site.careersEmail}
        </TextLink>{' '}
        {after}
      </p>
    </>
  );
}

function Terms({ opening: { type, location, posted, closes } }: { opening: Opening }) {
  const words = career.opening;
  const terms = [
    [words.type, type],
    [words.location, location],
    location === 'Remote' ? [words.from, words.remote] : [words.office, site.address.slice(1).join(', ')],
    [words.postedOn, readableDay(posted)],
    ...(closes ? [[words.applyBy, readableDay(closes)]] : []),
  ];
  return (
    <dl className="border-b border-line">
      {terms.map(([term, detail]) => (
        <div key={term} className="flex flex-wrap gap-x-4 border-t border-line py-2">
          <dt className="min-w-28 text-small text-muted">{term}</dt>
          <dd className="flex-[1_1_8rem] text-small">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

export function OpeningDetails({ opening }: { opening: Opening }) {
  const { title, description, responsibilities, requirements } = opening;
  const page = pageAt(openingPath(opening));
  return (
    <div data-theme="paper">
      <Container className="pt-4 pb-stack lg:pt-8">
        <nav aria-label={frame.trail}>
          <ol className="flex flex-wrap items-center gap-x-3 text-small text-muted">
            {(page ? trail(page) : []).slice(0, -1).map(({ path, name }) => (
              <li key={path}>
                <TextLink href={path} className="inline-flex min-h-11 items-center">
                  {name}
                </TextLink>
                <span aria-hidden="true" className="ml-3 max-sm:[:nth-last-child(2)>&]:hidden">
                  /
                </span>
              </li>
            ))}
            <li className="max-sm:hidden">{title}</li>
          </ol>
        </nav>
        <h1 className="mt-2 text-statement lg:mt-4">{title}</h1>
        <div className="mt-6 grid gap-x-16 gap-y-6 lg:mt-10 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-y-10">
          <p className="max-w-prose text-item">{description}</p>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <OpeningApply slug={opening.slug} />
            <Terms opening={opening} />
          </div>
          <Points heading="h2" title={career.openings.responsibilities} points={responsibilities} />
        </div>
        <figure className="mt-8 items-end gap-x-16 border-y border-ink pt-4 pb-3 lg:mt-10 lg:grid lg:grid-cols-[8fr_4fr]">
          <WorkDrawing drawing={opening.drawing} labelled />
          <figcaption className="mt-4 text-small text-muted lg:mb-8">
            {workDrawings[opening.drawing].caption}
          </figcaption>
        </figure>
        <section className="mt-8">
          <h2 className="text-item">{career.openings.requirements}</h2>
          <PointList points={requirements} className="mt-4 gap-x-12 lg:max-w-none lg:grid-cols-3" />
          <ButtonLink href={contactPath({ opening: opening.slug })} className="mt-8 w-full sm:w-60">
            {career.openings.apply}
          </ButtonLink>
        </section>
      </Container>
    </div>
  );
}
