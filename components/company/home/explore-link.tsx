import { ButtonLink } from '@/components/ui/button';

/** 'Explore Technology', told apart for those who hear links out of their context. */
export function ExploreLink({ href, title }: { href: string; title: string }) {
  return (
    <ButtonLink href={href} variant="quiet">
      Explore Technology<span className="sr-only">: {title}</span>
      <span aria-hidden="true">→</span>
    </ButtonLink>
  );
}
