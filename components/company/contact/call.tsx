import { clsx } from 'clsx';
import { AccentGround } from '@/components/ui/accent-ground';
import { Container } from '@/components/ui/container';
import { contact } from '@/content/company/contact';
import { site } from '@/content/site';

export function Call() {
  return (
    <AccentGround>
      <Container className="py-section">
        <h2 className="text-heading" data-reveal="fade">
          {contact.call.title}
        </h2>
        <a
          href={site.phone.href}
          className={clsx(
            'my-4 block font-semibold text-balance text-title tabular-nums sm:text-display',
            'underline decoration-2 underline-offset-8 hover:decoration-4',
            'font-heading',
          )}
        >
          {site.phone.display}
        </a>
        <p className="text-lead">{contact.call.text}</p>
      </Container>
    </AccentGround>
  );
}
