import { layouts } from '@/components/company/home/flight/layouts';
import { viewAt } from '@/components/company/home/flight/place';
import { stillGround } from '@/components/company/home/flight/still-ground';
import { momentAt, stillMoments } from '@/components/company/home/flight/story';
import { flight } from '@/content/company/flight';
import type { Still } from '@/lib/airframe/still';
import { lensOf } from '@/lib/airframe/trace';

const far = { scale: 240, eye: Number.POSITIVE_INFINITY };

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
    under: stillGround(place, moment, view),
    over: moment.locks
      ? `<path d="M${from}L${until}" stroke="var(--mark)" stroke-width="2" stroke-dasharray="8 6"/>`
      : '',
  };
});

/**
 * The airframe at rest in the plan. It is a file of its own, which app/…/drawings serves: in the page, its lines would
 * delay the first paint by a round trip.
 */
export const planStills: Record<'above' | 'front', Still> = {
  above: { view: { turn: 0, tilt: 90, x: 600, y: 376, ...far } },
  front: { view: { turn: 180, tilt: 0, x: 600, y: 1000, ...far } },
};

/** The lines of the airframe, inside a Drawing. */
export const PlanStill = ({ name }: { name: keyof typeof planStills }) => (
  <use href={`/drawings/plan.svg#${name}`} />
);
