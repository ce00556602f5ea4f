import { layouts } from '@/components/company/home/flight/layouts';
import { viewAt } from '@/components/company/home/flight/place';
import { stillGround } from '@/components/company/home/flight/still-ground';
import { momentAt, stillMoments } from '@/components/company/home/flight/story';
import { flight } from '@/content/company/flight';
import type { Still } from '@/lib/airframe/still';

const far = { scale: 240, eye: Number.POSITIVE_INFINITY };

const place = { width: 800, height: 507, layout: layouts.still };

/** The flight's moments, in the order of its steps. */
export const flightStills = stillMoments.map((at) => {
  const moment = momentAt(at, flight.picture.ceiling);
  const view = viewAt(place, moment);
  return {
    view,
    lift: moment.look.lift,
    push: moment.look.push,
    shaded: true,
    under: stillGround(place, moment, view),
    tracks: moment.locks,
  };
});

/**
 * The airframe at rest, as pages show it: by drawing and name. Each drawing is a file of its own, which app/…/drawings
 * serves. In the page, its lines would delay the first paint by a round trip.
 */
export const stills: Record<'plan' | 'flight', Record<string, Still>> = {
  plan: {
    above: { view: { turn: 0, tilt: 90, x: 600, y: 376, ...far } },
    front: { view: { turn: 180, tilt: 0, x: 600, y: 1000, ...far } },
  },
  flight: Object.fromEntries(flightStills.map((still, index) => [`step-${index + 1}`, still])),
};

type AirframeStillProps = { drawing: keyof typeof stills; name: string };

/** The lines of the airframe, inside a Drawing. */
export const AirframeStill = ({ drawing, name }: AirframeStillProps) => (
  <use href={`/drawings/${drawing}.svg#${name}`} />
);
