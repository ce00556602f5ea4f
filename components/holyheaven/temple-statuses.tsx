import { clsx } from 'clsx';
import { Today, TodayLine, TodayProvider } from '@/components/holyheaven/today/today';
import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/text-link';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { statusTable } from '@/lib/temples/today/table';
import styles from './temple/today-panel.module.css';

/** How many temples make the Char Dham. */
const DHAMS = 4;

/** By the number of temples: a list with a column per item would move as the items of a slow page arrive. */
const COLUMNS = ['', 'md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4'];

/** Whether a temple is open now, in an element that has the answer; without JavaScript, the rule of its season. */
export const StatusLines = ({ season }: { season?: string }) => (
  <>
    <TodayLine
      name="verdict"
      className={clsx(
        styles.mark,
        'leading-snug font-semibold max-lg:text-[0.9375rem] max-lg:not-[:lang(en)]:text-[1rem] lg:mt-1 lg:text-[1.125rem]',
      )}
    />
    <TodayLine
      name="reason"
      className="text-small leading-snug lg:mt-1 max-sm:not-[:lang(en)]:text-[0.9375rem]"
    >
      {season}
    </TodayLine>
    <TodayLine
      name="care"
      className="text-small leading-snug font-semibold lg:mt-1 max-sm:not-[:lang(en)]:text-[0.9375rem]"
    />
  </>
);

/** Each temple's picture and whether it is open now or, without JavaScript, the rule of its season. */
export function TempleStatuses({ language }: { language: LanguageCode }) {
  const { title, caption } = wordsIn(language).statuses;
  const temples = templesIn(language).slice(0, DHAMS);
  return (
    <section aria-labelledby="statuses" className="pt-3 lg:pt-8">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="statuses" className="text-subheading lg:text-heading">
          {title}
        </h2>
        <p className="text-label text-muted print:hidden">{caption}</p>
      </div>
      <ul className={clsx('mt-2 grid gap-x-6 lg:mt-3 lg:gap-x-10', COLUMNS[temples.length])}>
        {temples.map((temple) => (
          <li
            key={temple.id}
            className="relative grid grid-cols-[4rem_1fr] gap-x-3 border-line py-1.5 max-md:border-t md:flex md:flex-col md:p-0"
          >
            <Picture
              name={temple.image}
              alt={altIn(language, temple.image)}
              sizes="(min-width: 48rem) 30vw, 6rem"
              priority
              className="aspect-square w-full object-cover md:aspect-[8/5]"
            />
            <TodayProvider table={statusTable(temple)}>
              <Today as="div" className={clsx(styles.row, 'md:pt-3')}>
                <TextLink
                  href={templePath(temple)}
                  className="font-serif text-[1.25rem] leading-tight after:absolute after:inset-0 lg:text-[1.75rem]"
                >
                  {temple.place}
                </TextLink>
                <StatusLines season={temple.guide.words.season} />
              </Today>
            </TodayProvider>
          </li>
        ))}
      </ul>
    </section>
  );
}
