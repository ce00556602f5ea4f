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

const round = Math.round;
/** A point of the ground: `across` is 1 at the runway's edge, `away` is the distance from the eye. */
const at = (across: number, away: number) =>
  `${round(MIDDLE + (across * EDGE) / away)} ${round(HORIZON + GROUND / away)}`;
const strip = (left: number, right: number, near: number, far: number) =>
  `M${at(left, near)}L${at(left, far)} ${at(right, far)} ${at(right, near)}z`;

const dashes = [1.4, 1.9, 2.6, 3.6, 5.2, 8].map((near) => strip(-0.02, 0.02, near, near * 1.2));
const bars = [0.14, 0.3, 0.46, 0.62, 0.78].flatMap((across) => [
  strip(across, across + 0.08, 1.04, 1.22),
  strip(-across - 0.08, -across, 1.04, 1.22),
]);
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
        <svg aria-hidden="true" viewBox="0 0 640 360" fill="var(--canvas)">
          <path d={strip(-1.04, 1.04, 0.9, 400)} />
          <path
            d={`M${at(-1, 0.9)}L${at(-1, 90)}M${at(1, 0.9)}L${at(1, 90)}`}
            stroke="var(--control)"
            strokeWidth="0.6"
          />
          <path d={[...dashes, ...bars].join('')} fill="var(--control)" />
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
