import { Picture } from '@/components/ui/picture';
import styles from './runway.module.css';

/**
 * The eye is on the final approach: where the runway ends in the picture of the evening, and how far the ground and a
 * runway's edge are from there at distance 1.
 */
const MIDDLE = 192;
const HORIZON = 245;
const GROUND = 122;
const EDGE = 150;

const round = (value: number) => Math.round(value * 10) / 10;
/** A point of the ground: `across` is 1 at the runway's edge, `away` is the distance from the eye. */
const at = (across: number, away: number) =>
  `${round(MIDDLE + (across * EDGE) / away)} ${round(HORIZON + GROUND / away)}`;
const strip = (left: number, right: number, near: number, far: number) =>
  `M${at(left, near)}L${at(left, far)} ${at(right, far)} ${at(right, near)}z`;

const dashes = [2.6, 3.4, 4.5, 6, 8.4].map((near) => strip(-0.02, 0.02, near, near * 1.16));
const edges = [strip(-1, -0.985, 0.9, 90), strip(0.985, 1, 0.9, 90)];
const bars = [0.12, 0.28, 0.44, 0.6, 0.76].flatMap((across) => [
  strip(across, across + 0.09, 1.14, 1.38),
  strip(-across - 0.09, -across, 1.14, 1.38),
]);
/** Runway 24 points to where the sun sets in winter, south of west. Rows of three tiles, the farthest first. */
const numerals = ['111 101', '001 101', '111 111', '100 001', '111 001'].flatMap((row, index) =>
  [...row].map((tile, column) => {
    const [left, near] = [-0.28 + column * 0.08, 2.16 - index * 0.12];
    return tile === '1' ? strip(left, left + 0.08, near, near + 0.12) : '';
  }),
);
const fromHorizon = { gradientUnits: 'userSpaceOnUse', x2: 0, y1: HORIZON, y2: 360 } as const;
/** Distances of the lamps that wait for a rule of the password, nearest first. */
const lamps = [1.28, 1.72, 2.4, 3.4, 5.2];

/**
 * A runway at dusk. Where a list of rules is on the screen, each rule met lights its pair of lamps; elsewhere all are
 * lit. The style sheet does that. Decoration: the list says the same.
 */
export function Runway() {
  return (
    <div className={styles.runway}>
      <div className={styles.view}>
        {/* On a phone only its smooth parts show, without the runway. */}
        <Picture name="dusk" alt="" sizes="(max-width: 40rem) 100vw, max(100vw, 178vh)" priority />
        <svg aria-hidden="true" viewBox="0 0 640 360">
          <linearGradient id="asphalt" {...fromHorizon}>
            <stop stopColor="var(--rose)" />
            <stop offset="0.25" stopColor="var(--haze)" stopOpacity="0.7" />
            <stop offset="0.8" stopColor="var(--night)" />
          </linearGradient>
          <linearGradient id="paint" {...fromHorizon}>
            <stop stopColor="var(--accent)" stopOpacity="0.7" />
            <stop offset="0.25" stopColor="var(--snow)" stopOpacity="0.35" />
            <stop offset="1" stopColor="var(--snow)" stopOpacity="0.65" />
          </linearGradient>
          <path d={strip(-1.2, 1.2, 0.9, 400)} fill="var(--canvas)" fillOpacity="0.6" />
          <path d={strip(-1.04, 1.04, 0.9, 400)} fill="url(#asphalt)" />
          <path d={[...edges, ...dashes, ...bars, ...numerals].join('')} fill="url(#paint)" />
          <g strokeLinecap="round" className={styles.lamps}>
            {lamps.map((away) => (
              <path
                key={away}
                d={`M${at(-1.08, away)}l.1.1M${at(1.08, away)}l.1.1`}
                strokeWidth={1 + round(4 / away)}
              />
            ))}
          </g>
        </svg>
      </div>
    </div>
  );
}
