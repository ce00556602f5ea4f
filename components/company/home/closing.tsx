import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { StillDrawing } from '@/components/ui/still-drawing';
import { home } from '@/content/company/home';

/**
 * The last section of the page: whom we hope to hear from, and how to reach us. It sets its own focus and selection
 * colours, since the usual ones would not stand out on its accent background.
 */
export function Closing() {
  const { title, text, actions } = home.closing;
  return (
    <section className="bg-accent text-on-accent [--focus:var(--canvas)] selection:bg-canvas selection:text-ink">
      <Container className="grid items-center gap-x-16 gap-y-8 py-section lg:grid-cols-2">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-5 max-w-prose text-lead">{text}</p>
          <div className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
            <ButtonLink href="/contact" variant="inverse">
              {actions.contact}
            </ButtonLink>
            <ButtonLink href="/demo" variant="quiet" className="decoration-current">
              {actions.demo}
            </ButtonLink>
          </div>
        </div>
        <StillDrawing name="front" alt="" width={1200} height={320} />
      </Container>
    </section>
  );
}
