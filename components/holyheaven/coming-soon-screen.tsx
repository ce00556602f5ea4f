import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { type ComingSoonType, comingSoonPage } from '@/content/holyheaven/coming-soon';
import { getTemple } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { ArchWindow } from './ornament/arch-window';
import { Torana } from './ornament/ornament';

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

/** Where the two forms and unfinished features lead. With an unknown id it names no temple. */
export function ComingSoonScreen({ templeId, type }: { templeId: string; type: ComingSoonType }) {
  const temple = type === 'generic' ? undefined : getTemple(templeId);
  const { title, description, assurance, button, href } = wordsFor(type, temple);
  return (
    <Container className="grid grid-cols-1 items-center gap-x-20 gap-y-10 py-stack lg:grid-cols-[7fr_5fr]">
      <div>
        <p className="w-max rounded-full border border-accent px-4 py-1 text-small font-semibold text-accent-text">
          {badge}
        </p>
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
      <div className="mx-auto w-full max-w-44 max-lg:order-first lg:max-w-none">
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
