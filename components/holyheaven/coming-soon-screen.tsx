import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, pathIn } from '@/content/languages';
import { getTemple } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import type { ComingSoonType } from '@/lib/temples/coming-soon';
import { fill } from '@/lib/text';
import { GiveDirectly } from './forms/give-directly';
import { Torana } from './ornament/ornament';
import { TemplePlan } from './plan/temple-plan';

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

/** Where the two forms and unfinished features lead, with the temple's sheet. With an unknown id it names no temple. */
export function ComingSoonScreen({ templeId, type, language }: ComingSoonScreenProps) {
  const { badge, working, support, home } = wordsIn(language).comingSoonPage;
  const temple = getTemple(templeId, language);
  const named = type === 'generic' ? undefined : temple;
  const { title, description, assurance, button, href } = wordsFor(type, language, named);
  return (
    <Container
      className={clsx(
        'grid grid-cols-1 gap-x-20 gap-y-10 py-stack lg:grid-cols-[7fr_5fr]',
        !temple && 'items-center',
      )}
    >
      <div>
        <p className="w-max rounded-full border border-accent px-4 py-1 text-small font-semibold text-accent-text">
          {badge}
        </p>
        {temple && <p className="mt-4 font-serif text-subheading">{working}</p>}
        <h1 className={clsx(temple ? 'mt-2' : 'mt-6', 'text-title')}>{title}</h1>
        <p className="mt-5 max-w-prose font-serif text-lead">{description}</p>
        <p className="mt-4 max-w-prose border-l-4 border-turmeric pl-4">{assurance}</p>
        <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
          <ButtonLink href={href} hrefLang={href === '/' ? 'en' : undefined}>
            {button}
          </ButtonLink>
          <ButtonLink href="/contact" hrefLang="en" variant="secondary">
            {support}
          </ButtonLink>
          {href !== '/' && (
            <ButtonLink href="/" hrefLang="en" variant="quiet">
              {home}
            </ButtonLink>
          )}
        </div>
        {type === 'donation' && temple && (
          <div className="mt-10 max-w-2xl">
            <GiveDirectly temple={temple} />
          </div>
        )}
      </div>
      {temple ? (
        <TemplePlan temple={temple} />
      ) : (
        <div className="mx-auto w-full max-w-44 max-lg:order-first lg:max-w-none">
          <Torana className="w-full text-turmeric" />
          <p className="mt-4 text-center font-serif text-subheading">{working}</p>
        </div>
      )}
    </Container>
  );
}
