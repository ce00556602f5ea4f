import { CardHead } from '@/components/holyheaven/band';
import { CardWindow } from '@/components/holyheaven/ornament/temple-window';
import { TripSheet } from '@/components/holyheaven/temple/trip-sheet';
import { YearChart, YearKey } from '@/components/holyheaven/temple/year-chart';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { hoursRows } from '@/lib/temples/hours-rows';
import { sheetData } from '@/lib/temples/plan/sheet-data';
import { firstMonth } from '@/lib/temples/year';
import { DayOnPaper, PartsOnPaper } from './day-on-paper';
import { PlannedMark, SheetPanel } from './sheet-panel';

/** A temple's sheet for the planned day, on screen and in print; without a day, what holds for most of the year. */
export function TempleSheet({ temple }: { temple: Temple }) {
  const data = sheetData(temple);
  const { guide, language } = temple;
  const { shared, speech, templePage } = wordsIn(language);
  const usual = hoursRows(guide).find(({ from }) => !from);
  const picture = <CardWindow temple={temple} />;
  const year = (
    <>
      <YearChart
        guide={guide}
        mark={<PlannedMark first={firstMonth()} today={templePage.now} speech={speech} />}
      />
      <YearKey guides={[guide]} names={shared.verdicts} />
    </>
  );
  return (
    <SheetPanel
      data={data}
      picture={picture}
      year={year}
      paper={
        <TripSheet temple={temple} parts={<PartsOnPaper data={data} />}>
          <DayOnPaper data={data}>
            <h2>{templePage.year}</h2>
            <p>{guide.words.season}</p>
          </DayOnPaper>
        </TripSheet>
      }
    >
      {/* Loads the picture before a day is chosen, so that the day's sheet needs no network. */}
      <CardHead tone="indigo" picture={picture}>
        <p className="text-small text-muted">{guide.words.name}</p>
        <h2 id="plan-title" className="mt-1 text-heading">
          {templePage.year}
        </h2>
        <p className="mt-3 font-serif text-lead @max-lg:clear-right">{guide.words.when}</p>
        {usual && (
          <p className="mt-3">
            {usual.name}: {usual.doors.join(speech.nextDoor)}
          </p>
        )}
      </CardHead>
      <div className="px-6 pt-3 pb-6 sm:px-8">{year}</div>
    </SheetPanel>
  );
}
