import { AirframeStill } from '@/components/company/airframe/still';
import { stills } from '@/components/company/airframe/stills';
import { Drawing, marked } from '@/components/ui/drawing';
import { flight } from '@/content/company/flight';
import { lensOf } from '@/lib/airframe/trace';
import { momentAt, stillMoments } from './story';

/** The moment that belongs to a step's words, for screens where nothing moves and for paper. Steps count from 1. */
export function FlightStill({ step }: { step: number }) {
  const name = `step-${step}`;
  const still = stills.flight[name];
  if (!still) throw new Error(`the flight has no ${name}`);
  const { look, track } = momentAt(stillMoments[step - 1] ?? 0, flight.picture.ceiling);
  const lens = lensOf(still.view);
  const way = (from: number, until: number) =>
    `M${[lens(0, from, 60), lens(0, until, 60)].map((point) => point.map(Math.round).join(' ')).join('L')}`;
  return (
    <Drawing viewBox="0 0 1200 760" aria-hidden="true">
      {look.pushBlur > 0 && <path d={way(1300, 5000)} strokeDasharray="8 6" strokeOpacity=".55" />}
      {track > 0 && <path d={way(-1250, -3200)} strokeDasharray="8 6" strokeWidth="2" {...marked} />}
      <AirframeStill drawing="flight" name={name} />
    </Drawing>
  );
}
