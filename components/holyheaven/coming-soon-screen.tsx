import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { type ComingSoonType, comingSoonPage } from '@/content/temple-forms';
import { getTemple } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { ArchWindow } from './arch-window';
import { Torana } from './ornament';

const { variants, badge, working, support, home } = comingSoonPage;

function wordsFor(type: ComingSoonType, temple?: Temple) {
  if (type === 'generic') {
    const { title, description, assurance } = variants.generic;
    return { title, description, assurance, button: home, href: '/' };
  }
  const { title, description, assurance, button } = variants[type];
  const href = type === 'donation' && temple ? `/holyheaven/${temple.id}` : '/holyheaven';
  return { title, description: description(temple?.title), assurance, button: button(temple?.title), href };
}

/** What donation, planner and everything unfinished lead to; an unknown id names no temple. */
export function ComingSoonScreen({ templeId, type }: { templeId: string; type: ComingSoonType }) {
  const temple = type === 'generic' ? undefined : getTemple(templeId);
  const { title, description, assurance, button, href } = wordsFor(type, temple);
  return (
    <Container className="soon-screen">
      <div className="soon-words">
        <p className="soon-badge">{badge}</p>
        <h1 className="mt-6 text-title">{title}</h1>
        <p className="mt-5 max-w-prose font-serif text-lead">{description}</p>
        <p className="mt-4 max-w-prose border-l-4 border-turmeric pl-4">{assurance}</p>
        <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
          <ButtonLink href={href}>{button}</ButtonLink>
          <ButtonLink href="/contact" variant="secondary">
            {support}
          </ButtonLink>
          {href !== '/' && (
            <ButtonLink href="/" variant="quiet">
              {home}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="soon-gate">
        {temple ? (
          <ArchWindow
            picture={temple.poster}
            sizes="(min-width: 64rem) 64rem, 25rem"
            className="aspect-4/5"
          />
        ) : (
          <Torana className="w-full text-turmeric" />
        )}
        <p className="mt-4 text-center font-serif text-subheading">{working}</p>
      </div>
    </Container>
  );
}
