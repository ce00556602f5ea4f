import { ButtonLink } from '@/components/ui/button';
import { Scene } from '@/components/ui/scene';
import { ownWork } from '@/content/company/software';

/** The public site that the software team builds, with the only warm picture of a cold page. */
export function OwnWork() {
  const { title, text, link, picture } = ownWork;
  return (
    <Scene picture={picture} scrim="deep">
      <h2 className="max-w-form text-title" data-reveal="fade">
        {title}
      </h2>
      <p className="mt-5 mb-6 max-w-form">{text}</p>
      <ButtonLink href={link.href} variant="secondary">
        {link.label}
      </ButtonLink>
    </Scene>
  );
}
