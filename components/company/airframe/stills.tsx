import { layouts } from '@/components/company/home/flight/layouts';
import { viewAt } from '@/components/company/home/flight/place';
import { stillGround } from '@/components/company/home/flight/still-ground';
import { momentAt, stillMoments } from '@/components/company/home/flight/story';
import { flight } from '@/content/company/flight';
import type { Still } from '@/lib/airframe/still';
import { lensOf } from '@/lib/airframe/trace';

const sky = '<path fill="var(--ground)" stroke="none" d="M0 0h800v507H0z"/>';
const place = { width: 800, height: 507, layout: layouts.still };

/** The flight's moments, in the order of its steps. At the last one the track goes on. */
export const flightStills: Still[] = stillMoments.map((at) => {
  const moment = momentAt(at, flight.picture.ceiling);
  const view = viewAt(place, moment);
  const [from, until] = [-1250, -3200].map((y) => lensOf(view)(0, y, 60).map(Math.round).join(' '));
  return {
    view,
    lift: moment.look.lift,
    push: moment.look.push,
    shaded: true,
    under: sky + stillGround(place, moment, view),
    over: moment.locks
      ? `<path d="M${from}L${until}" stroke="var(--mark)" stroke-width="2" stroke-dasharray="8 6"/>`
      : '',
  };
});

const atRest = { scale: 240, eye: Number.POSITIVE_INFINITY };

/** The airframe at rest: from above and, below that, from the front. */
export const planStills: Still[] = [
  { view: { turn: 0, tilt: 90, x: 634, y: 288, ...atRest } },
  { view: { turn: 180, tilt: 0, x: 634, y: 728, ...atRest } },
];
