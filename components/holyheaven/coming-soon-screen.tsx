import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { LinkList, TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { getTemple, templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import type { ComingSoonType } from '@/lib/temples/coming-soon';
import { statusTable } from '@/lib/temples/today/table';
import { fill } from '@/lib/text';
import { CardHead } from './band';
import { columns } from './forms/form-screen';
import { GiveDirectly } from './forms/give-directly';
import { CardWindow } from './ornament/temple-window';
import { DayField } from './plan/day-field';
import { TemplePlan } from './plan/temple-plan';
import { TodayPanel } from './temple/temple-hero';
import { TodayProvider } from './today/today';

/** The ways on: the first is a button. */
function linksFor(type: ComingSoonType, language: LanguageCode, temple?: Temple) {
  const { variants, home, back, backTo, support } = wordsIn(language).comingSoonPage;
  const others = { href: templeHome(language), label: type === 'trip' ? variants.trip.button : back };
  const toTemple = temple && [{ href: templePath(temple), label: fill(backTo, { temple: temple.title }) }];
  const company = [
    { href: '/', label: home, hrefLang: 'en' },
    { href: '/contact', label: support, hrefLang: 'en' },
  ];
  return [...(type === 'trip' || !toTemple ? [others] : []), ...(toTemple ?? []), ...company];
}

/** The temple that the visitor came from, and whether it is open now. */
function TempleNow({ temple }: { temple: Temple }) {
  return (
    <CardHead tone="maroon" window={<CardWindow temple={temple} />}>
      <p className="font-headline text-heading">{temple.title}</p>
      <div className="[&>section]:border-0 [&>section]:px-0 [&>section]:[--answer:var(--ink)]">
        <TodayProvider table={statusTable(temple)}>
          <TodayPanel temple={temple} />
        </TodayProvider>
      </div>
    </CardHead>
  );
}

/** What is still to come, and what there is until then. */
function Features({ temple, language }: { temple?: Temple | undefined; language: LanguageCode }) {
  const { comingSoon, comingSoonPage } = wordsIn(language);
  const home = templeHome(language);
  const ask = temple ? `${templePath(temple)}#call` : `${home}#temples`;
  const ways = [
    [comingSoon.plan, temple?.tripLink ?? ask],
    [comingSoon.prayers, `${home}#verses`],
    [comingSoon.pooja, ask],
    [comingSoon.priests, ask],
  ] as const;
  return (
    <section aria-labelledby="features" className="p-6 sm:px-8">
      <h2 id="features" className="text-subheading">
        {comingSoonPage.features}
      </h2>
      <ul className="mt-3">
        {ways.map(([{ label, meanwhile }, href]) => (
          <li
            key={label}
            className="flex flex-wrap items-center gap-x-4 border-t border-line py-1 text-small"
          >
            <span className="font-semibold sm:w-2/5">{label}</span>
            <TextLink href={href} className="inline-flex min-h-11 items-center">
              {meanwhile}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ComingSoonScreenProps = { templeId: string; type: ComingSoonType; language: LanguageCode };

/** What helps until then. */
function Card({ temple, type, language }: Omit<ComingSoonScreenProps, 'templeId'> & { temple?: Temple }) {
  if (temple && type === 'trip') return <TemplePlan temple={temple} />;
  if (temple && type === 'donation') return <GiveDirectly temple={temple} />;
  return (
    <div className="bg-surface">
      {temple && <TempleNow temple={temple} />}
      <Features temple={temple} language={language} />
    </div>
  );
}

/** Where the two forms and unfinished features lead; after a plan, with the temple's sheet. An unknown id names no temple. */
export function ComingSoonScreen({ templeId, type, language }: ComingSoonScreenProps) {
  const { comingSoonPage, planSheet } = wordsIn(language);
  const { badge, working, variants } = comingSoonPage;
  const temple = getTemple(templeId, language);
  const words: { title: string; description: string; descriptionFor?: string; assurance: string } =
    variants[type];
  const { title, description, descriptionFor = description, assurance } = words;
  const [onward, ...others] = linksFor(type, language, temple);
  const card = (
    <div key="card" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <Card temple={temple} type={type} language={language} />
    </div>
  );
  const exits = (
    <div key="exits">
      {onward && (
        <ButtonLink
          href={onward.href}
          // After a plan, it is the sheet's buttons that count.
          variant={type === 'trip' ? 'quiet' : 'primary'}
          className={clsx(type !== 'trip' && 'max-sm:w-full')}
        >
          {onward.label}
        </ButtonLink>
      )}
      <LinkList links={others} className="mt-2 flex flex-wrap gap-x-6 text-small" />
    </div>
  );
  return (
    <Container className={clsx(columns, 'gap-y-8 py-stack lg:grid-rows-[auto_1fr]')}>
      <div>
        <p className="flex items-center gap-x-3 text-label">
          <span className="rounded-full border border-accent px-3 py-0.5 font-semibold text-accent-text">
            {badge}
          </span>
          {working}
        </p>
        <h1 className="mt-4 text-[clamp(1.875rem,1.5rem+1.6vw,2.75rem)]/[var(--leading-heading,1.1)]">
          {title}
        </h1>
        <p className="mt-4 font-serif text-lead">{assurance}</p>
        <p className="mt-3">{temple ? fill(descriptionFor, { temple: temple.title }) : description}</p>
        {temple && type === 'trip' && (
          <div className="mt-6">
            <DayField words={planSheet} />
          </div>
        )}
      </div>
      {type === 'generic' ? [exits, card] : [card, exits]}
    </Container>
  );
}
