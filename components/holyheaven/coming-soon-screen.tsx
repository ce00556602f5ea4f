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
import { TempleSheet } from './plan/temple-sheet';
import status from './temple/today-panel.module.css';
import { StatusLines, TempleStatuses } from './temple-statuses';
import { Today, TodayProvider } from './today/today';

/** Links onward. The first is shown as a button. */
function linksFor(type: ComingSoonType, language: LanguageCode, temple?: Temple) {
  const { comingSoonPage, donationPage, planSheet, templePage } = wordsIn(language);
  const { variants, home, back, backTo, support } = comingSoonPage;
  const toTemples = { href: templeHome(language), label: type === 'trip' ? variants.trip.button : back };
  const toHome = { href: '/', label: home, hrefLang: 'en' };
  const toSupport = { href: '/contact', label: support, hrefLang: 'en' };
  if (!temple) return [toTemples, toHome, toSupport];
  const toTemple = { href: templePath(temple), label: fill(backTo, { temple: temple.title }) };
  const toPlan = { href: temple.tripLink, label: templePage.planLink };
  if (type === 'generic') return [toTemple, toPlan, toHome, toSupport];
  const toGiving = { href: temple.donationLink, label: donationPage.direct };
  if (type === 'donation') return [toTemple, toGiving, toHome, toSupport];
  const toPlanner = { href: temple.tripLink, label: planSheet.chooseDay };
  return [toPlanner, toTemple, toHome, toTemples, toSupport];
}

/** What the temple's pages offer until the features are built. */
function Meanwhile({ temple }: { temple: Temple }) {
  const { comingSoon, donationPage, templePage, verseSection } = wordsIn(temple.language);
  const { prayers, pooja, priests } = comingSoon;
  const { facts, words } = temple.guide;
  const ring = facts.contacts.find(({ key }) => key === facts.ring);
  const ways = [
    [prayers, verseSection.title, `${templeHome(temple.language)}#verses`],
    [pooja, donationPage.direct, temple.donationLink],
    [priests, templePage.calls, `${templePath(temple)}#call`],
  ] as const;
  return (
    <ul className="grid gap-x-14 border-line bg-surface px-6 py-2 *:border-line *:py-4 *:not-first:border-t sm:px-8 lg:grid-cols-2 lg:*:nth-2:border-t-0">
      <li>
        <TodayProvider table={statusTable(temple)}>
          <Today as="div" className={status.row}>
            <h2 className="font-sans text-body font-semibold">{temple.title}</h2>
            <StatusLines season={words.season} />
          </Today>
        </TodayProvider>
        {ring && (
          <TextLink href={ring.href} className="inline-block py-2 font-semibold">
            {words.ring}
          </TextLink>
        )}
      </li>
      {ways.map(([{ label, soon, meanwhile }, title, href]) => (
        <li key={label}>
          <h2 className="font-sans text-body font-semibold">
            {label} <span className="font-normal text-muted">({soon})</span>
          </h2>
          <p className="mt-1">{meanwhile}</p>
          <TextLink href={href} className="inline-block py-2 font-semibold">
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

type ComingSoonScreenProps = { templeId: string; type: ComingSoonType; language: LanguageCode };

/** Where both forms and unfinished features lead; after a plan, with the temple's sheet. Unknown ids: all temples. */
export function ComingSoonScreen({ templeId, type, language }: ComingSoonScreenProps) {
  const { comingSoonPage } = wordsIn(language);
  const { badge, working, variants } = comingSoonPage;
  const temple = getTemple(templeId, language);
  const words: { title: string; description: string; descriptionFor?: string; assurance: string } =
    variants[type];
  const { title, description, descriptionFor = description, assurance } = words;
  const [first, ...others] = linksFor(type, language, temple);
  const text = temple ? fill(descriptionFor, { temple: temple.title }) : description;
  const onward = (
    <div className="flex flex-wrap items-center gap-x-8">
      {first && (
        <ButtonLink href={first.href} variant="secondary" className="max-sm:w-full">
          {first.label}
        </ButtonLink>
      )}
      <LinkList
        links={others}
        className="my-2 grid grid-cols-[auto_auto] gap-x-4 text-small sm:flex sm:flex-wrap sm:gap-x-5"
      />
    </div>
  );
  const label = (
    <p className="flex items-center gap-x-3 text-label">
      <span className="rounded-full border border-accent px-3 py-0.5 font-semibold text-accent-text">
        {badge}
      </span>
      {working}
    </p>
  );
  if (!temple)
    return (
      <Container className="grid gap-y-8 py-stack">
        <div>
          {label}
          <h1 className="mt-4 text-subheading">{title}</h1>
          <p className="mt-3 font-serif text-title text-balance">{comingSoonPage.unknown}</p>
        </div>
        <TempleStatuses language={language} />
        <p className="max-w-prose">{text}</p>
        {onward}
      </Container>
    );
  // What a visitor must know comes before the description.
  const [lead, more] = type === 'generic' ? [text] : [assurance, text];
  return (
    <Container className="grid gap-y-8 py-stack">
      <div>
        {label}
        <h1 className="mt-4 text-[clamp(2.125rem,1.65rem+2.1vw,3.25rem)]/[var(--leading-heading,1.08)]">
          {title}
        </h1>
        <p className="mt-4 font-serif text-lead">{lead}</p>
        {more && <p className="mt-4 max-w-prose">{more}</p>}
        <div className="mt-6">{onward}</div>
      </div>
      {type === 'trip' && <TempleSheet temple={temple} />}
      {type === 'generic' && <Meanwhile temple={temple} />}
    </Container>
  );
}
