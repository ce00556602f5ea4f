import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { ownWork } from '@/content/company/software';

/** The public site that the software team builds. */
export function OwnWork() {
  const { title, text, link, picture } = ownWork;
  return (
    <section>
      <Container className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-5 mb-6 max-w-prose">{text}</p>
          <ButtonLink href={link.href} variant="secondary">
            {link.label}
          </ButtonLink>
        </div>
        <Picture name={picture} alt="" sizes="(min-width: 64rem) 32rem, 100vw" className="h-auto w-full" />
      </Container>
    </section>
  );
}
