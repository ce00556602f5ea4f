import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { LinkList } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { getTemple, templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import type { ComingSoonType } from '@/lib/temples/coming-soon';
import { fill } from '@/lib/text';
import { CardWindow } from './ornament/temple-window';
import { TempleStatuses } from './temple-statuses';

/** Links onward. The first is shown as a button. */
function linksFor(type: ComingSoonType, language: LanguageCode, temple?: Temple) {
  const { comingSoonPage, donationPage, templePage } = wordsIn(language);
  const { variants, home, back, backTo, support } = comingSoonPage;
  const toTemples = { href: templeHome(language), label: type === 'trip' ? variants.trip.button : back };
  const toHome = { href: '/', label: home, hrefLang: 'en' };
  const toSupport = { href: '/contact', label: support, hrefLang: 'en' };
  if (!temple) return [toTemples, toHome, toSupport];
  const toTemple = { href: templePath(temple), label: fill(backTo, { temple: temple.title }) };
  // Still has the day that the visitor chose.
  const toPlanner = { href: temple.tripLink, label: templePage.otherDay };
  const toGiving = { href: temple.donationLink, label: donationPage.direct };
  const ways = {
    generic: [toTemple, toPlanner],
    donation: [toTemple, toGiving],
    trip: [toTemples, toTemple, toPlanner],
  };
  return [...ways[type], toHome, toSupport];
}

type ComingSoonScreenProps = { templeId: string; type: ComingSoonType; language: LanguageCode };

/** Where both forms and unfinished features lead. For an unknown id, with the temples that there are. */
export function ComingSoonScreen({ templeId, type, language }: ComingSoonScreenProps) {
  const { comingSoonPage } = wordsIn(language);
  const { badge, working, variants } = comingSoonPage;
  const temple = getTemple(templeId, language);
  const words: { title: string; description: string; descriptionFor?: string; assurance: string } =
    variants[type];
  const { title, description, descriptionFor = description, assurance } = words;
  const [first, ...others] = linksFor(type, language, temple);
  const text = temple ? fill(descriptionFor, { temple: temple.title }) : description;
  const forTemple = type === 'generic' ? [text, assurance] : [assurance, text];
  // What a visitor must know comes first.
  const [lead, more] = temple ? forTemple : [comingSoonPage.unknown, text];
  return (
    <Container className="grid gap-y-8 py-stack">
      <div className="flow-root">
        {temple && (
          <div className="float-right ml-8 w-44 max-sm:hidden">
            <CardWindow temple={temple} />
          </div>
        )}
        <p className="flex items-center gap-x-3 text-label">
          <span className="rounded-full border border-accent px-3 py-0.5 font-semibold text-accent-text">
            {badge}
          </span>
          {working}
        </p>
        <h1 className="mt-4 text-[clamp(2.125rem,1.65rem+2.1vw,3.25rem)]/[var(--leading-heading,1.08)]">
          {title}
        </h1>
        <p className="mt-4 font-serif text-lead">{lead}</p>
        <p className="mt-4 max-w-prose">{more}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-8">
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
      </div>
      {!temple && <TempleStatuses language={language} />}
    </Container>
  );
}
