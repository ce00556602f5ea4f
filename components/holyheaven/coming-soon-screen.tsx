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
import { GiveDirectly } from './forms/give-directly';
import { TempleLinks } from './not-found';
import { CardWindow } from './ornament/temple-window';
import { TempleSheet } from './plan/temple-sheet';
import { TodayPanel } from './temple/temple-hero';
import { TodayProvider } from './today/today';

/** The ways on, the first ones as buttons. */
function linksFor(type: ComingSoonType, language: LanguageCode, temple?: Temple) {
  const { comingSoonPage, planSheet } = wordsIn(language);
  const { variants, home, back, backTo, support } = comingSoonPage;
  const toPlanner = temple && type === 'trip' ? [{ href: temple.tripLink, label: planSheet.chooseDay }] : [];
  const others = { href: templeHome(language), label: type === 'trip' ? variants.trip.button : back };
  const toTemple = temple && [{ href: templePath(temple), label: fill(backTo, { temple: temple.title }) }];
  const company = [
    { href: '/', label: home, hrefLang: 'en' },
    { href: '/contact', label: support, hrefLang: 'en' },
  ];
  return [...toPlanner, ...(type === 'trip' || !toTemple ? [others] : []), ...(toTemple ?? []), ...company];
}

/** The temple that the visitor came from, and whether it is open now. */
function TempleNow({ temple }: { temple: Temple }) {
  return (
    <CardHead tone="maroon" window={<CardWindow temple={temple} />}>
      <p className="text-small text-muted">{temple.title}</p>
      <div className="mt-2 [&>section]:border-0 [&>section]:p-0 [&>section]:[--answer:var(--ink)]">
        <TodayProvider table={statusTable(temple)}>
          <TodayPanel temple={temple} />
        </TodayProvider>
      </div>
    </CardHead>
  );
}

/** What is still to come, and what there is until then. */
function Features({ temple }: { temple: Temple }) {
  const { comingSoon, comingSoonPage, donationPage } = wordsIn(temple.language);
  const { plan, prayers, pooja, priests } = comingSoon;
  const ways = [
    [plan.label, plan.meanwhile, temple.tripLink],
    [prayers.label, prayers.meanwhile, `${templeHome(temple.language)}#verses`],
    [pooja.label, donationPage.direct, temple.donationLink],
    [priests.label, priests.meanwhile],
  ] as const;
  return (
    <section aria-labelledby="features" className="p-6 sm:px-8">
      <h2 id="features" className="text-subheading">
        {comingSoonPage.features}
      </h2>
      <ul className="mt-3 text-small">
        {ways.map(([label, meanwhile, href]) => (
          <li key={label} className="gap-x-4 border-t border-line py-3 sm:flex">
            <p className="shrink-0 font-semibold sm:w-1/3">{label}</p>
            {href ? <TextLink href={href}>{meanwhile}</TextLink> : meanwhile}
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardProps = { temple: Temple; type: ComingSoonType };

/** What helps until then. */
function Card({ temple, type }: CardProps) {
  if (type === 'trip') return <TempleSheet temple={temple} />;
  if (type === 'donation') return <GiveDirectly temple={temple} />;
  return (
    <div className="bg-surface">
      <TempleNow temple={temple} />
      <Features temple={temple} />
    </div>
  );
}

const columns = 'grid gap-x-14 lg:grid-cols-[3fr_4fr] lg:grid-rows-[auto_1fr]';

type ComingSoonScreenProps = { templeId: string; type: ComingSoonType; language: LanguageCode };

/** Where the two forms and unfinished features lead; after a plan, with the temple's sheet. An unknown id leads to all temples. */
export function ComingSoonScreen({ templeId, type, language }: ComingSoonScreenProps) {
  const { comingSoonPage } = wordsIn(language);
  const { badge, working, variants } = comingSoonPage;
  const temple = getTemple(templeId, language);
  const words: { title: string; description: string; descriptionFor?: string; assurance: string } =
    variants[type];
  const { title, description, descriptionFor = description, assurance } = words;
  const links = linksFor(type, language, temple);
  const lead = type !== 'generic';
  const buttons = links.slice(0, type === 'donation' ? 1 : 2);
  return (
    <Container className={clsx(temple && columns, 'gap-y-8 py-stack')}>
      <div>
        <p className="flex items-center gap-x-3 text-label">
          <span className="rounded-full border border-accent px-3 py-0.5 font-semibold text-accent-text">
            {badge}
          </span>
          {working}
        </p>
        <h1 className="mt-4 text-[clamp(2.125rem,1.65rem+2.1vw,3.25rem)]/[var(--leading-heading,1.08)]">
          {title}
        </h1>
        {lead && <p className="mt-4 font-serif text-lead">{assurance}</p>}
        <p className="mt-4 max-w-prose">
          {temple ? fill(descriptionFor, { temple: temple.title }) : description} {!lead && assurance}
        </p>
        <p className="mt-6 flex flex-wrap gap-x-4 gap-y-2">
          {buttons.map(({ label, ...link }, index) => (
            <ButtonLink
              key={label}
              {...link}
              // After a plan, it is the sheet's buttons that count.
              variant={index || type === 'trip' ? 'secondary' : 'primary'}
              className="max-sm:w-full"
            >
              {label}
            </ButtonLink>
          ))}
        </p>
        <LinkList links={links.slice(buttons.length)} className="mt-2 flex flex-wrap gap-x-6 text-small" />
      </div>
      {temple ? (
        <div>
          <Card temple={temple} type={type} />
        </div>
      ) : (
        <TempleLinks language={language} className="mt-10 max-w-3xl border-t border-line pt-8" />
      )}
    </Container>
  );
}
