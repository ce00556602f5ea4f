import { CardHead } from '@/components/holyheaven/band';
import { CardWindow } from '@/components/holyheaven/ornament/temple-window';
import { TripSheet } from '@/components/holyheaven/temple/trip-sheet';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { hoursRows } from '@/lib/temples/hours-rows';
import { sheetData } from '@/lib/temples/plan/sheet-data';
import { DayOnPaper, PartsOnPaper } from './day-on-paper';
import { SheetPanel } from './sheet-panel';

/** The doors on most days, and when the temple is best, good or closed. */
function Usually({ temple: { guide } }: { temple: Temple }) {
  const { facts, words } = guide;
  const open = new Set(facts.hours.map(({ key }) => key));
  const hours = hoursRows(guide)
    .filter(({ key }) => open.has(key))
    .map(({ name, doors, pauses }) => [name, [doors.join('; '), pauses].filter(Boolean).join(' · ')]);
  const year = facts.year
    .filter(({ kind }) => kind !== 'care' && kind !== 'doors')
    .map(({ key }) => [words.year[key]?.name, words.year[key]?.text]);
  return (
    <dl className="px-6 py-3 sm:px-8">
      {[...hours, ...year].map(([term, detail]) => (
        <div
          key={term}
          className="gap-x-4 border-line py-3 not-first:border-t sm:grid sm:grid-cols-[2fr_5fr] sm:items-baseline"
        >
          <dt className="text-small text-muted">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A temple's sheet for the planned day, on screen and on paper; without a day, what holds for most of the year. */
export function TempleSheet({ temple }: { temple: Temple }) {
  const { guide, language } = temple;
  const { templePage } = wordsIn(language);
  const data = sheetData(temple);
  const window = <CardWindow temple={temple} />;
  return (
    <SheetPanel
      data={data}
      window={window}
      paper={
        <TripSheet temple={temple} parts={<PartsOnPaper data={data} />}>
          <DayOnPaper data={data}>
            <h2>{templePage.season}</h2>
            <p>{guide.words.season}</p>
          </DayOnPaper>
        </TripSheet>
      }
    >
      <CardHead tone="maroon" window={window}>
        <p className="text-small text-muted">{guide.words.name}</p>
        <h2 id="plan-title" className="mt-1 text-heading">
          {templePage.season}
        </h2>
        <p className="mt-3">{guide.words.season}</p>
      </CardHead>
      <Usually temple={temple} />
    </SheetPanel>
  );
}
