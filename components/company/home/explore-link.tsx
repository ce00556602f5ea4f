import { ButtonLink } from '@/components/ui/button';
import { home } from '@/content/company/home';

/** 'Explore Technology', told apart for those who hear links out of their context. */
export function ExploreLink({ href, title }: { href: string; title: string }) {
  return (
    <ButtonLink href={href} variant="quiet">
      {home.offerings.action}
      <span className="sr-only">: {title}</span>
      <span aria-hidden="true">→</span>
    </ButtonLink>
  );
}
