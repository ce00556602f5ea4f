import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, pathIn } from '@/content/languages';
import { getTemple, templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import type { ComingSoonType } from '@/lib/temples/coming-soon';
import { fill } from '@/lib/text';
import { GiveDirectly } from './forms/give-directly';
import { Torana } from './ornament/ornament';
import { TemplePlan } from './plan/temple-plan';

function wordsFor(type: ComingSoonType, language: LanguageCode, temple?: Temple) {
  const { variants, home, back, backTo } = wordsIn(language).comingSoonPage;
  const ways = {
    home: { href: '/', label: home, hrefLang: 'en' },
    back: temple
      ? { href: templePath(temple), label: fill(backTo, { temple: temple.title }) }
      : { href: pathIn(language, '/holyheaven'), label: back },
  };
  if (type === 'generic') return { ...variants.generic, links: [ways.home, ways.back] };
  const { title, description, descriptionFor, assurance } = variants[type];
  const others = { href: pathIn(language, '/holyheaven'), label: variants.trip.button };
  const first = type === 'donation' ? [ways.back] : temple ? [others, ways.back] : [others];
  return {
    title,
    description: temple ? fill(descriptionFor, { temple: temple.title }) : description,
    assurance,
    links: [...first, ways.home],
  };
}

type ComingSoonScreenProps = { templeId: string; type: ComingSoonType; language: LanguageCode };

/** Where the two forms and unfinished features lead; after a plan, with the temple's sheet. An unknown id names no temple. */
export function ComingSoonScreen({ templeId, type, language }: ComingSoonScreenProps) {
  const { badge, working, support } = wordsIn(language).comingSoonPage;
  const temple = getTemple(templeId, language);
  const { title, description, assurance, links } = wordsFor(type, language, temple);
  const sheet = type === 'trip' && temple;
  return (
    <Container
      className={clsx(
        'grid grid-cols-1 gap-x-20 gap-y-10 py-stack lg:grid-cols-[7fr_5fr]',
        !sheet && 'items-center',
      )}
    >
      <div>
        <p className="w-fit rounded-full border border-accent px-4 py-1 text-small font-semibold text-accent-text">
          {badge}
        </p>
        {sheet && <p className="mt-4 font-serif text-subheading">{working}</p>}
        <h1 className={clsx(sheet ? 'mt-2' : 'mt-6', 'text-title')}>{title}</h1>
        <p className="mt-5 max-w-prose font-serif text-lead">{description}</p>
        <p className="mt-4 max-w-prose border-l-4 border-turmeric pl-4">{assurance}</p>
        <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
          {links.map(({ label, ...link }, at) => (
            <ButtonLink key={link.href} {...link} variant={at === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
          <ButtonLink href="/contact" hrefLang="en" variant="quiet">
            {support}
          </ButtonLink>
        </div>
        {type === 'donation' && temple && (
          <div className="mt-10 max-w-2xl">
            <GiveDirectly temple={temple} />
          </div>
        )}
      </div>
      {sheet ? (
        <TemplePlan temple={sheet} />
      ) : (
        <div>
          <Torana className="w-full text-turmeric max-lg:hidden" />
          <p className="mt-4 text-center font-serif text-subheading">{working}</p>
        </div>
      )}
    </Container>
  );
}
