import { AccentGround } from '@/components/ui/accent-ground';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Drawing } from '@/components/ui/drawing';
import { home } from '@/content/company/home';

const rings = [90, 150, 220, 300, 390, 490];

/** The page's last call to action, over the rising sun of the logo drawn as wide as the window. */
export function ClosingCall() {
  const { title, text, actions } = home.closing;
  return (
    <AccentGround as="section">
      <Drawing
        viewBox="0 0 1000 500"
        className="absolute right-0 bottom-0 -z-10 max-w-page opacity-25 lg:translate-x-1/4"
      >
        {rings.map((radius) => (
          <circle key={radius} cx="500" cy="500" r={radius} />
        ))}
      </Drawing>
      <Container className="py-chapter">
        <h2 className="max-w-5xl text-title">{title}</h2>
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
    </AccentGround>
  );
}
