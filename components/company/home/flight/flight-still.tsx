import { AirframeStill, flightStills } from '@/components/company/airframe/stills';
import { Drawing, marked } from '@/components/ui/drawing';
import { lensOf } from '@/lib/airframe/trace';

/** The moment that belongs to a step's words, for screens where nothing moves and for paper. Steps count from 1. */
export function FlightStill({ step }: { step: number }) {
  const still = flightStills[step - 1];
  if (!still) throw new Error(`the flight has no still for step ${step}`);
  const lens = lensOf(still.view);
  const way = (from: number, until: number) =>
    `M${[lens(0, from, 60), lens(0, until, 60)].map((point) => point.map(Math.round).join(' ')).join('L')}`;
  return (
    <Drawing viewBox="0 0 800 507" className="overflow-hidden" aria-hidden="true">
      <AirframeStill drawing="flight" name={`step-${step}`} />
      {still.tracks && <path d={way(-1250, -3200)} strokeDasharray="8 6" strokeWidth="2" {...marked} />}
    </Drawing>
  );
}
