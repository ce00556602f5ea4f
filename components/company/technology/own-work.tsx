import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { ownWork } from '@/content/company/software';

/** The public site that the software team builds. */
export function OwnWork() {
  const { title, text, link } = ownWork;
  return (
    <section className="py-section">
      <Container className="grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <h2 className="text-title">{title}</h2>
        <div>
          <p className="mb-6 max-w-prose">{text}</p>
          <ButtonLink href={link.href} variant="secondary">
            {link.label}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
