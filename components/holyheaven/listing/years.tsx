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
        <h2 className="mb-1.5 text-heading lg:mb-0 lg:self-end">{title}</h2>
        <Months names={shared.months} first={first}>
          <DayMark first={first} label={templePage.now} />
        </Months>
      </div>
      <ul>
        {temples.map(({ id, place, guide }) => (
          <li
            key={id}
            className={`${row} max-lg:flex max-lg:flex-col-reverse lg:border-t lg:border-line lg:py-3`}
          >
            <p className="mt-1 mb-3 text-small lg:m-0">
              <strong>{place}:</strong> {guide.words.when}
            </p>
            <YearStrip facts={guide.facts} height={28} />
          </li>
        ))}
      </ul>
      <YearKey guides={temples.map(({ guide }) => guide)} names={shared.verdicts} />
    </>
  );
}
