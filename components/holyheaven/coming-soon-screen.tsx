import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { getTemple, templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import type { ComingSoonType } from '@/lib/temples/coming-soon';
import { statusTable } from '@/lib/temples/today/table';
import { fill } from '@/lib/text';
import { GiveDirectly } from './forms/give-directly';
import { TempleWindow } from './ornament/temple-window';
import { TemplePlan } from './plan/temple-plan';
import today from './temple/today-panel.module.css';
import { Today, TodayLine, TodayProvider } from './today/today';

/** The ways on, the first of which stands out. */
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

/** Whether the temple is open now. */
function Status({ temple }: { temple: Temple }) {
  return (
    <TodayProvider table={statusTable(temple)}>
      <Today as="section" className={clsx(today.row, 'mt-6 border-t border-line pt-4')}>
        <p className="text-small font-semibold">{temple.title}</p>
        <TodayLine name="verdict" className={clsx(today.mark, 'mt-1')}>
          {temple.guide.words.season}
        </TodayLine>
      </Today>
    </TodayProvider>
  );
}

/** What helps until then; where nothing does, the temple. */
function Beside({ temple, type }: { temple: Temple; type: ComingSoonType }) {
  if (type === 'trip') return <TemplePlan temple={temple} />;
  if (type === 'donation') return <GiveDirectly temple={temple} />;
  return (
    <TempleWindow
      temple={temple}
      alt=""
      sizes="40rem"
      className="ml-auto aspect-4/5 max-w-xs max-lg:hidden"
    />
  );
}

type ComingSoonScreenProps = { templeId: string; type: ComingSoonType; language: LanguageCode };

/** Where the two forms and unfinished features lead; after a plan, with the temple's sheet. An unknown id names no temple. */
export function ComingSoonScreen({ templeId, type, language }: ComingSoonScreenProps) {
  const { badge, working, variants } = wordsIn(language).comingSoonPage;
  const temple = getTemple(templeId, language);
  const words: { title: string; description: string; descriptionFor?: string; assurance: string } =
    variants[type];
  const { title, description, descriptionFor = description, assurance } = words;
  // The sheet of a trip is what the page is for; elsewhere the words are.
  const sheet = type === 'trip';
  return (
    <Container
      className={clsx(
        'grid gap-x-20 gap-y-8 py-stack',
        temple && 'lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]',
      )}
    >
      <div>
        <p className="flex items-center gap-x-3 text-label">
          <span className="rounded-full border border-accent px-3 py-0.5 font-semibold text-accent-text">
            {badge}
          </span>
          {working}
        </p>
        <h1 className="mt-4 text-[clamp(1.875rem,1.5rem+1.6vw,2.75rem)]/[1.1]">{title}</h1>
        <p className="mt-4 max-w-prose text-item font-semibold">{assurance}</p>
        <p className="mt-3 max-w-prose">
          {temple ? fill(descriptionFor, { temple: temple.title }) : description}
        </p>
        {type === 'generic' && temple && <Status temple={temple} />}
      </div>
      {temple && (
        <div className={clsx('lg:row-span-2 lg:row-start-1', sheet ? 'lg:col-start-1' : 'lg:col-start-2')}>
          <Beside temple={temple} type={type} />
        </div>
      )}
      <div className="flex flex-wrap content-start items-center gap-x-6 gap-y-2">
        {linksFor(type, language, temple).map(({ label, ...link }, at) => (
          <ButtonLink
            key={link.href}
            {...link}
            variant={at > 0 ? 'quiet' : temple && type !== 'generic' ? 'secondary' : 'primary'}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </Container>
  );
}
