import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { ownWork } from '@/content/company/software';

/** The public site that the software team builds: a warm picture, the only one on a cold page. */
export function OwnWork() {
  const { title, text, link, picture } = ownWork;
  return (
    <section className="scene scene-low">
      <Picture name={picture} sizes="max(100vw, 150vh)" className="scene-picture" tall />
      <div className="scene-text">
        <h2 className="max-w-form text-title" data-reveal="fade">
          {title}
        </h2>
        <p className="mt-5 mb-6 max-w-form">{text}</p>
        <ButtonLink href={link.href} variant="secondary">
          {link.label}
        </ButtonLink>
      </div>
    </section>
  );
}
