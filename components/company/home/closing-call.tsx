import { AccentGround } from '@/components/ui/accent-ground';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { home } from '@/content/company/home';

/** The page's last call to action. */
export function ClosingCall() {
  const { title, text, actions } = home.closing;
  return (
    <AccentGround>
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
