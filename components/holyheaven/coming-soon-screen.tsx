import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { getTemple, templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import type { ComingSoonType } from '@/lib/temples/coming-soon';
import { fill } from '@/lib/text';
import { GiveDirectly } from './forms/give-directly';
import { TempleWindow } from './ornament/temple-window';
import { TemplePlan } from './plan/temple-plan';

/** The ways on, the first of which stands out. */
function linksFor(type: ComingSoonType, language: LanguageCode, temple?: Temple) {
  const { variants, home, back, backTo } = wordsIn(language).comingSoonPage;
  const area = templeHome(language);
  const company = { href: '/', label: home, hrefLang: 'en' };
  const toTemple = temple && { href: templePath(temple), label: fill(backTo, { temple: temple.title }) };
  const others = { href: area, label: type === 'trip' ? variants.trip.button : back };
  if (!toTemple) return [others, company];
  return type === 'trip' ? [others, toTemple, company] : [toTemple, company];
}

/** What helps until then; where nothing does, the temple. */
function Beside({ temple, type }: { temple: Temple; type: ComingSoonType }) {
  if (type === 'trip') return <TemplePlan temple={temple} />;
  if (type === 'donation') return <GiveDirectly temple={temple} />;
  return <TempleWindow temple={temple} alt="" sizes="40rem" className="aspect-4/5 max-w-xs max-lg:hidden" />;
}

type ComingSoonScreenProps = { templeId: string; type: ComingSoonType; language: LanguageCode };

/** Where the two forms and unfinished features lead; after a plan, with the temple's sheet. An unknown id names no temple. */
export function ComingSoonScreen({ templeId, type, language }: ComingSoonScreenProps) {
  const { badge, working, support, variants } = wordsIn(language).comingSoonPage;
  const temple = getTemple(templeId, language);
  const words: { title: string; description: string; descriptionFor?: string; assurance: string } =
    variants[type];
  const { title, description, descriptionFor = description, assurance } = words;
  return (
    <Container
      className={clsx('grid gap-x-20 gap-y-10 py-stack', temple && 'lg:grid-cols-[7fr_5fr] lg:items-start')}
    >
      <div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="rounded-full border border-accent px-4 py-1 text-small font-semibold text-accent-text">
            {badge}
          </span>
          <span className="font-serif text-subheading">{working}</span>
        </p>
        <h1 className="mt-4 text-title">{title}</h1>
        <p className="mt-4 max-w-prose font-serif text-lead">
          {temple ? fill(descriptionFor, { temple: temple.title }) : description}
        </p>
        <p className="mt-4 max-w-prose border-l-4 border-turmeric pl-4">{assurance}</p>
        {type === 'generic' && temple && <p className="mt-4 max-w-prose">{temple.guide.words.season}</p>}
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
          {linksFor(type, language, temple).map(({ label, ...link }, at) => (
            <ButtonLink key={link.href} {...link} variant={at === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
          <ButtonLink href="/contact" hrefLang="en" variant="quiet">
            {support}
          </ButtonLink>
        </div>
      </div>
      {temple && <Beside temple={temple} type={type} />}
    </Container>
  );
}
