import { clsx } from 'clsx';
import band from '@/components/holyheaven/band.module.css';
import { Today, TodayLine } from '@/components/holyheaven/today/today';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import { inDevanagari } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import drawings from '@/lib/fonts/own-names.json';
import { shareLines, templeUrl } from '@/lib/temples/share-text';
import styles from './temple-hero.module.css';
import panel from './today-panel.module.css';
import { WhatsAppLink } from './whatsapp-link';

/** Whether the temple is open, why, and whom to call. Without JavaScript, the rule of its season. */
function TodayPanel({ temple }: { temple: Temple }) {
  const { facts, words } = temple.guide;
  const ring = facts.contacts.find(({ key }) => key === facts.ring);
  const { season } = wordsIn(temple.language).templePage;
  return (
    <Today
      as="section"
      aria-labelledby="today"
      className={clsx(band.answer, panel.panel, 'bg-surface text-ink')}
    >
      <TodayLine name="verdict" as="h2" id="today" className={clsx(panel.mark, 'font-serif')}>
        {season}
      </TodayLine>
      <TodayLine name="reason" className="mt-1.5">
        {words.season}
      </TodayLine>
      <TodayLine name="care" className="mt-1.5 text-small font-semibold" />
      {ring && (
        <ButtonLink href={ring.href} className="mt-3">
          {words.ring}
        </ButtonLink>
      )}
    </Today>
  );
}

const drawn: Record<string, { text: string; width: number; height: number }> = drawings;

/** A temple's name in its own script, if that is not the title's. Drawn: many machines have no Odia or Tamil font. */
export function OwnName({ temple }: { temple: Pick<Temple, 'slug' | 'title' | 'devanagari' | 'guide'> }) {
  const { slug, title, devanagari, guide } = temple;
  const { lang, text } = guide.facts.ownName;
  if (inDevanagari(text))
    return inDevanagari(title) ? null : (
      <p lang="sa" className="font-heading text-[1.5rem] leading-tight">
        {devanagari}
      </p>
    );
  const drawing = drawn[slug];
  return (
    <p lang={lang} className="text-lead forced-colors:bg-canvas forced-colors:forced-color-adjust-none">
      {drawing?.text !== text ? (
        text
      ) : (
        // biome-ignore lint/performance/noImgElement: a drawing has one size
        <img
          src={`/names/${slug}.svg`}
          alt={text}
          width={drawing.width}
          height={drawing.height}
          // Otherwise React would preload it on every page that links to the temple.
          fetchPriority="low"
          loading="lazy"
          className="h-[1.1em] w-auto max-w-full"
        />
      )}
    </p>
  );
}

/** A temple's picture in morning light, with its names, what a pilgrim asks first, and a link to the planner. */
export function TempleHero({ temple }: { temple: Temple }) {
  const { image, title, description, windowFrame } = temple;
  const { templePage, sharing } = wordsIn(temple.language);
  return (
    <section className={styles.hero}>
      <Picture
        name={image}
        alt={altIn(temple.language, image)}
        // Beside the text it fills a box that is nearly as tall as wide.
        sizes="(min-width: 64rem) max(60vw, 73rem), 70vw"
        priority
        // In a phone's strip, a temple below a mountain stands lower than a tower.
        className={clsx(styles.picture, windowFrame === 'timber' && 'max-sm:object-[50%_42%]')}
      />
      <div className={styles.words}>
        <p className="text-small text-muted">{templePage.support.private}</p>
        <div className="mt-1.5">
          <OwnName temple={temple} />
        </div>
        {/* Above today's status, always two lines: otherwise a name might fit on one line in only one of its fonts. */}
        <h1 className="mt-2 text-display max-sm:text-[2.125rem] max-sm:leading-[1.08] lg:max-w-[7em] lg:text-[min(5.5vw,4.5rem)] not-[:lang(en)]:max-sm:text-[2.375rem]">
          {title}
        </h1>
        <p className="mt-2 max-w-prose font-serif text-balance lg:mt-3.5">{description}</p>
      </div>
      <div className={styles.answer}>
        <TodayPanel temple={temple} />
        <p className="flex flex-wrap items-center gap-2 px-gutter py-4 sm:gap-x-6 lg:px-0 lg:pb-0">
          <ButtonLink href={temple.tripLink} variant="secondary" className="max-sm:grow max-sm:px-2">
            {templePage.otherDay}
          </ButtonLink>
          <WhatsAppLink
            url={templeUrl(temple)}
            label={sharing.whatsappGuide}
            text={shareLines(temple).join('\n')}
          />
        </p>
      </div>
    </section>
  );
}
