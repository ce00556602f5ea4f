import { clsx } from 'clsx';
import { Today, TodayLine, TodayProvider } from '@/components/holyheaven/today/today';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { DHAMS, dhamsIn } from '@/lib/temples/counts';
import { statusTable } from '@/lib/temples/today/table';

const row = 'border-t border-line sm:grid sm:grid-cols-2 sm:gap-x-4 lg:block';

/** A line for each dham: whether it is open now, and the next event. Without a script, the rule of its season. */
export function HomeStatus({ language }: { language: LanguageCode }) {
  const { homeStatus } = wordsIn(language);
  const temples = templesIn(language).slice(0, DHAMS);
  return (
    <section aria-labelledby="statuses" className="mx-auto max-w-page px-gutter pt-stack">
      <h2 id="statuses" className="font-serif text-heading">
        {homeStatus.title}
      </h2>
      <ul className="mt-3 border-b border-line text-small lg:grid lg:grid-cols-4 lg:gap-x-8">
        {temples.map((temple) => (
          <TodayProvider key={temple.id} table={statusTable(temple)}>
            <Today as="li" className={clsx(row, 'pb-2')}>
              <TextLink href={templePath(temple)} className="flex min-h-11 items-center py-2 font-semibold">
                {temple.guide.words.name}
              </TextLink>
              <div className="sm:pt-2.5 lg:pt-0">
                <TodayLine name="verdict" className="font-semibold">
                  {temple.guide.words.season}
                </TodayLine>
                <TodayLine name="event" />
                <TodayLine name="checked" className="text-muted" />
              </div>
            </Today>
          </TodayProvider>
        ))}
        {dhamsIn(temples) < DHAMS && (
          <li className={clsx(row, 'py-2.5')}>
            <p className="font-semibold">{homeStatus.fourth.name}</p>
            <p className="text-muted">{homeStatus.fourth.text}</p>
          </li>
        )}
      </ul>
    </section>
  );
}
