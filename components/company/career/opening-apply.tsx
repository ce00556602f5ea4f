import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { career } from '@/content/company/career';
import { site } from '@/content/site';

/** The ways to apply for an opening. */
export function OpeningApply() {
  const { title, before, after, form } = career.opening.apply;
  return (
    <section className="mt-8">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-4 max-w-prose">
        {before}{' '}
        <a href={`mailto:${site.careersEmail}`} className="text-link wrap-anywhere">
          {site.careersEmail}
        </a>{' '}
        {after}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href="/contact">{career.openings.apply}</ButtonLink>
        <Link href="/career#apply" className="text-link inline-flex min-h-11 items-center text-small">
          {form}
        </Link>
      </div>
    </section>
  );
}
