import { PartPicture } from '@/components/aircraft/still-drawing';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';
import { frame } from '@/content/frame';
import { site } from '@/content/site';
import { contactPath } from '@/lib/company/form-links';
import { isOpen, openingPath } from '@/lib/company/openings';
import { readableDay } from '@/lib/dates';
import { pageAt, trail } from '@/lib/pages';
import { Points } from '../point-list';

function OpeningApply({ slug }: Pick<Opening, 'slug'>) {
  const { title, before, after, form } = career.opening.apply;
  return (
    <section className="mt-8">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-4 max-w-prose">
        {before}{' '}
        <TextLink href={`mailto:${site.careersEmail}`} className="wrap-anywhere">
          {site.careersEmail}
        </TextLink>{' '}
        {after}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={contactPath({ opening: slug })}>{career.openings.apply}</ButtonLink>
        <TextLink href="/career#apply" className="inline-flex min-h-11 items-center text-small">
          {form}
        </TextLink>
      </div>
    </section>
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
        <div key={term} className="flex flex-wrap gap-x-4 border-t border-line py-3">
          <dt className="min-w-28 text-small text-muted">{term}</dt>
          <dd className="flex-[1_1_8rem] text-small">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

export function OpeningDetails({ opening }: { opening: Opening }) {
  const { title, description, responsibilities, requirements, closes } = opening;
  const open = isOpen(opening);
  const page = pageAt(openingPath(opening));
  return (
    <div data-theme="paper">
      <Container className="pt-6 pb-section lg:pt-10">
        <nav aria-label={frame.trail}>
          <ol className="flex flex-wrap items-center gap-x-3 text-small text-muted">
            {(page ? trail(page) : []).slice(0, -1).map(({ path, name }) => (
              <li key={path}>
                <TextLink href={path} className="inline-flex min-h-11 items-center">
                  {name}
                </TextLink>
                <span aria-hidden="true"> /</span>
              </li>
            ))}
            <li>{title}</li>
          </ol>
        </nav>
        <h1 className="mt-4 max-w-5xl text-display">{title}</h1>
        {closes && !open && (
          <p className="mt-8 max-w-prose border-l-2 border-line pl-5 text-lead">
            {career.opening.closed(readableDay(closes))}
          </p>
        )}
        <div className="mt-8 grid gap-x-16 gap-y-stack border-t border-ink pt-8 lg:grid-cols-[7fr_5fr]">
          <div className="grid content-start gap-y-8">
            <p className="max-w-prose text-lead">{description}</p>
            <Points heading="h2" title={career.openings.responsibilities} points={responsibilities} />
            <Points heading="h2" title={career.openings.requirements} points={requirements} />
          </div>
          <div className="self-start @5xl:sticky @5xl:top-28">
            <PartPicture part={opening.part} alt="" early className="mb-6 max-lg:hidden" />
            <Terms opening={opening} />
            {open ? (
              <OpeningApply slug={opening.slug} />
            ) : (
              <ButtonLink href="/career" className="mt-8">
                {career.opening.others}
              </ButtonLink>
            )}
          </div>
        </div>
      </Container>
    </div>
  );
}
