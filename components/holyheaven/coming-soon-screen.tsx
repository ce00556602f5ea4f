import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, pathIn } from '@/content/languages';
import { getTemple } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { fill } from '@/lib/fill';
import type { ComingSoonType } from '@/lib/temples/coming-soon';
import { Torana } from './ornament/ornament';
import { TempleWindow } from './ornament/temple-window';

function wordsFor(type: ComingSoonType, language: LanguageCode, temple?: Temple) {
  const { variants, home } = wordsIn(language).comingSoonPage;
  if (type === 'generic') return { ...variants.generic, button: home, href: '/' };
  const { title, description, descriptionFor, assurance } = variants[type];
  const path = type === 'donation' && temple ? `/holyheaven/${temple.id}` : '/holyheaven';
  const button =
    type === 'donation' && temple
      ? fill(variants.donation.buttonFor, { temple: temple.title })
      : variants[type].button;
  return {
    title,
    description: temple ? fill(descriptionFor, { temple: temple.title }) : description,
    assurance,
    button,
    href: pathIn(language, path),
  };
}

type ComingSoonScreenProps = { templeId: string; type: ComingSoonType; language: LanguageCode };

/** Where the two forms and unfinished features lead. With an unknown id it names no temple. */
export function ComingSoonScreen({ templeId, type, language }: ComingSoonScreenProps) {
  const { badge, working, support, home } = wordsIn(language).comingSoonPage;
  const temple = type === 'generic' ? undefined : getTemple(templeId, language);
  const { title, description, assurance, button, href } = wordsFor(type, language, temple);
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
          <TempleWindow
            temple={temple}
            alt={altIn(language, temple.poster)}
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
