import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { home } from '@/content/company/home';

/** Why the company exists: one large statement, explained below it on the right. */
export function Redefining() {
  const { title, action, others, ours, paragraphs } = home.redefining;
  return (
    <section className="py-section">
      <Container>
        <h2 className="font-mono text-label font-normal text-accent-text">{title}</h2>
        <p className="wide mt-6 max-w-5xl text-title text-muted" data-reveal="fade">
          {others} <span className="text-ink">{ours}</span>
        </p>
        <div className="mt-stack grid gap-6 lg:ml-auto lg:w-7/12" data-reveal="slide">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose">
              {paragraph}
            </p>
          ))}
          <div>
            <ButtonLink href="/about" variant="secondary">
              {action}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  );
}
