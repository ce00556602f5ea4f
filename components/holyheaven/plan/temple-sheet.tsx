import { CardWindow } from '@/components/holyheaven/ornament/temple-window';
import { TripSheet } from '@/components/holyheaven/temple/trip-sheet';
import { YearChart, YearKey } from '@/components/holyheaven/temple/year-chart';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { sheetData } from '@/lib/temples/plan/sheet-data';
import { firstMonth } from '@/lib/temples/year';
import { DayOnPaper, PartsOnPaper } from './day-on-paper';
import { PlannedMark, SheetPanel } from './sheet-panel';

/** A temple's sheet for the planned day, on screen and in print; without a day, what holds for most of the year. */
export function TempleSheet({ temple }: { temple: Temple }) {
  const { guide, language } = temple;
  const { shared, speech, templePage } = wordsIn(language);
  const data = sheetData(temple);
  const picture = <CardWindow temple={temple} />;
  const year = (
    <>
      <YearChart
        guide={guide}
        mark={<PlannedMark first={firstMonth()} today={templePage.now} speech={speech} />}
      />
      <YearKey guide={guide} names={shared.verdicts} />
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
            <h2>{templePage.season}</h2>
            <p>{guide.words.season}</p>
          </DayOnPaper>
        </TripSheet>
      }
    >
      <div className="px-6 pt-6 pb-3 sm:px-8">
        <div className="flow-root">
          {/* Loads the picture before a day is chosen, so that the day's sheet needs no network. */}
          <div className="float-right mb-2 ml-4 w-18 [--canvas:var(--surface)]">{picture}</div>
          <p className="text-small text-muted">{guide.words.name}</p>
          <h2 id="plan-title" className="mt-1 text-heading">
            {templePage.season}
          </h2>
          <p className="mt-3 font-semibold">{guide.words.when}</p>
        </div>
        {year}
        <p className="mt-4 max-w-prose border-t border-line pt-4">{guide.words.season}</p>
      </div>
    </SheetPanel>
  );
}
