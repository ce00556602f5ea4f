import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { home } from '@/content/company/home';

const rings = [90, 150, 220, 300, 390, 490];

/** The call that closes the page: the mark's rising sun, as large as the window. */
export function ClosingCall() {
  const { title, text, actions } = home.closing;
  return (
    <section className="ember">
      <svg viewBox="0 0 1000 500" aria-hidden="true" className="drawing sun-rings">
        {rings.map((radius) => (
          <circle key={radius} cx="500" cy="500" r={radius} />
        ))}
      </svg>
      <Container className="py-section">
        <h2 className="max-w-5xl text-display">{title}</h2>
        <p className="mt-8 max-w-prose text-lead">{text}</p>
        <div className="mt-10 flex flex-wrap gap-x-8 gap-y-3">
          <ButtonLink href="/contact" variant="inverse">
            {actions.contact}
          </ButtonLink>
          <ButtonLink href="/demo" variant="quiet" className="decoration-current">
            {actions.demo}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
