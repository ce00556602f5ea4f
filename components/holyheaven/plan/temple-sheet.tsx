import { CardHead } from '@/components/holyheaven/band';
import { CardWindow } from '@/components/holyheaven/ornament/temple-window';
import { Festivals } from '@/components/holyheaven/temple/festivals';
import { Verdicts } from '@/components/holyheaven/temple/temple-year';
import { TripSheet } from '@/components/holyheaven/temple/trip-sheet';
import { YearChart } from '@/components/holyheaven/temple/year-chart';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { hoursRows } from '@/lib/temples/hours-rows';
import { sheetData } from '@/lib/temples/plan/sheet-data';
import { DayOnPaper, PartsOnPaper } from './day-on-paper';
import { SheetPanel } from './sheet-panel';

type TempleSheetProps = {
  temple: Temple;
  /** With the chart of the year and the next dates in a wide window: it stands beside a long form. */
  long?: boolean;
};

/** The doors on most days, and which parts of the year to choose. */
function Usually({ temple, long }: TempleSheetProps) {
  const { guide, language } = temple;
  const { speech } = wordsIn(language);
  const usual = hoursRows(guide).find(({ when }) => when.length === 0);
  return (
    <div className="px-6 py-5 sm:px-8">
      {usual && (
        <p className="mb-3">
          <span className="text-muted">{usual.name}:</span>{' '}
          {[usual.doors.join(speech.nextDoor), usual.pauses].filter(Boolean).join(' · ')}
        </p>
      )}
      {long && (
        <div className="max-lg:hidden">
          <YearChart guide={guide} />
        </div>
      )}
      <Verdicts temple={temple} />
      {long && guide.facts.events.length > 0 && (
        <div className="mt-6 max-lg:hidden">
          <Festivals temple={temple} />
        </div>
      )}
    </div>
  );
}

/** A temple's sheet for the planned day, on screen and on paper; without a day, what holds for most of the year. */
export function TempleSheet({ temple, long = false }: TempleSheetProps) {
  const { guide, language } = temple;
  const { templePage } = wordsIn(language);
  const data = sheetData(temple);
  const picture = <CardWindow temple={temple} />;
  return (
    <SheetPanel
      data={data}
      picture={picture}
      paper={
        <TripSheet temple={temple} parts={<PartsOnPaper data={data} />}>
          <DayOnPaper data={data}>
            <h2>{templePage.season}</h2>
            <p>{guide.words.season}</p>
          </DayOnPaper>
        </TripSheet>
      }
    >
      <CardHead tone="maroon" picture={picture}>
        <p className="text-small text-muted">{guide.words.name}</p>
        <h2 id="plan-title" className="mt-1 text-heading">
          {templePage.season}
        </h2>
        <p className="mt-3">{guide.words.season}</p>
      </CardHead>
      <Usually temple={temple} long={long} />
    </SheetPanel>
  );
}
