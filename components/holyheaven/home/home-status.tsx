import { clsx } from 'clsx';
import { Today, TodayLine, TodayProvider } from '@/components/holyheaven/today/today';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { DHAMS } from '@/lib/temples/counts';
import { statusTable } from '@/lib/temples/today/table';
import styles from '../temple/today-panel.module.css';

/** A row for each temple: whether it is open now or, without JavaScript, the rule of its season. */
export function HomeStatus({ language }: { language: LanguageCode }) {
  return (
    <section aria-labelledby="statuses" className="mx-auto max-w-page px-gutter pt-4 lg:pt-6">
      <h2 id="statuses" className="text-heading">
        {wordsIn(language).homeStatus.title}
      </h2>
      <ul className="mt-2 border-b border-line lg:mt-3">
        {templesIn(language)
          .slice(0, DHAMS)
          .map((temple) => (
            <TodayProvider key={temple.id} table={statusTable(temple)}>
              <Today
                as="li"
                className={clsx(
                  styles.row,
                  'relative grid min-h-12 items-baseline gap-x-2 border-t border-line py-1 @xs:grid-cols-[7.5rem_1fr] @xs:max-sm:[&:lang(hi)]:grid-cols-[4.25rem_1fr] @2xl:grid-cols-[12rem_1fr] @5xl:grid-cols-[minmax(min-content,6fr)_minmax(0,10fr)_minmax(0,19fr)] @5xl:gap-x-8',
                )}
              >
                <TextLink
                  href={templePath(temple)}
                  className="font-serif text-[1.125rem] leading-tight after:absolute after:inset-0 sm:text-[1.25rem] lg:text-[1.5rem]"
                >
                  {temple.place}
                </TextLink>
                <TodayLine
                  name="verdict"
                  className={clsx(
                    styles.mark,
                    'leading-snug font-semibold max-sm:text-[0.875rem] max-sm:[&:lang(hi)]:text-[1rem] lg:text-[1.125rem]',
                  )}
                >
                  {temple.guide.words.season}
                </TodayLine>
                <TodayLine
                  name="reason"
                  className="text-small leading-snug text-pretty @xs:@max-5xl:col-span-2 max-sm:[&:lang(hi)]:text-[0.9375rem]"
                />
              </Today>
            </TodayProvider>
          ))}
      </ul>
    </section>
  );
}
