import { AirframeStill } from '@/components/company/airframe/still';
import { Drawing, marked } from '@/components/ui/drawing';
import { flight } from '@/content/company/flight';
import { lensOf } from '@/lib/airframe/trace';
import { momentAt } from './story';

const place = { scale: 240, x: 600, y: 380 };

/** One moment of the flight, for screens where nothing moves and for paper. */
export function FlightStill({ at }: { at: number }) {
  const { view, look, track } = momentAt(at, flight.picture.ceiling);
  const whole = { ...view, ...place };
  const lens = lensOf(whole);
  const way = (from: number, until: number) =>
    `M${[lens(0, from, 60), lens(0, until, 60)].map((point) => point.map(Math.round).join(' ')).join('L')}`;
  return (
    <Drawing viewBox="0 0 1200 760" aria-hidden="true">
      {look.pushBlur > 0 && <path d={way(1300, 5000)} strokeDasharray="8 6" strokeOpacity=".55" />}
      {track > 0 && <path d={way(-1250, -3200)} strokeDasharray="8 6" strokeWidth="2" {...marked} />}
      <AirframeStill view={whole} lift={look.lift} push={look.push} />
    </Drawing>
  );
}
