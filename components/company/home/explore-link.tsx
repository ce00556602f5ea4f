import { ButtonLink } from '@/components/ui/button';
import { home } from '@/content/company/home';

/** Screen readers also hear the title: they list links without the text around them. */
export function ExploreLink({ href, title }: { href: string; title: string }) {
  return (
    <ButtonLink href={href} variant="quiet">
      {home.offerings.action}
      <span className="sr-only">: {title}</span>
      <span aria-hidden="true">→</span>
    </ButtonLink>
  );
}
