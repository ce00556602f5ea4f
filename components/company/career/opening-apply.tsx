import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';
import { site } from '@/content/site';
import { contactPath } from '@/lib/company/form-links';

export function OpeningApply({ slug }: Pick<Opening, 'slug'>) {
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
