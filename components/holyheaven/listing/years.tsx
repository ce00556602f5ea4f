import { DayMark } from '@/components/holyheaven/temple/day-mark';
import { Months, YearKey, YearStrip } from '@/components/holyheaven/temple/year-chart';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templesIn } from '@/content/temples';
import { DHAMS } from '@/lib/temples/counts';
import { firstMonth } from '@/lib/temples/year';

const row = 'lg:grid lg:grid-cols-[2fr_3fr] lg:items-center lg:gap-x-14';

/** When to go to each temple, one year below the other. */
export function Years({ language, title }: { language: LanguageCode; title: string }) {
  const { shared, templePage } = wordsIn(language);
  const temples = templesIn(language).slice(0, DHAMS);
  const first = firstMonth();
  return (
    <>
      <div className={row}>
        <h2 className="mb-1.5 text-heading lg:mb-2 lg:self-end">{title}</h2>
        <Months names={shared.months} first={first}>
          <DayMark first={first} label={templePage.now} />
        </Months>
      </div>
      <ul>
        {temples.map(({ id, place, guide }) => (
          <li key={id} className={`${row} mb-2.5 text-small lg:mb-0 lg:border-t lg:border-line lg:py-3`}>
            <strong>{place}</strong>
            <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <YearStrip facts={guide.facts} height={28} />
            </div>
            <p className="mt-1 lg:mt-0">{guide.words.when}</p>
          </li>
        ))}
      </ul>
      <YearKey guides={temples.map(({ guide }) => guide)} names={shared.verdicts} />
    </>
  );
}
