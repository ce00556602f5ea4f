import { clsx } from 'clsx';
import styles from './runway.module.css';

/** The eye is on the final approach: the horizon's height, and how far the ground and a runway's edge are from it at distance 1. */
const HORIZON = 120;
const GROUND = 280;
const EDGE = 300;
const MIDDLE = 320;

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

/** A skyline of two waves, `high` units above the horizon at most. */
const skyline = (high: number, long: number) =>
  Array.from({ length: 28 }, (_, index) => {
    const x = index * 60 - 500;
    const wave = Math.abs(Math.sin(x / long) + Math.sin(x / long / 0.37) / 2 + Math.sin(x * 7) / 5) / 1.7;
    return `${x} ${round(HORIZON - high * wave)}`;
  }).join('L');

const sky = [
  [0, '--canvas', 0],
  [0.45, '--haze', 0.6],
  [0.8, '--rose', 0.8],
  [1, '--accent', 0.85],
] as const;

/**
 * A runway at dusk. Where a list of rules is on the screen, each rule met lights its pair of lamps; elsewhere all are
 * lit. The style sheet does that. Decoration: the list says the same.
 */
export function Runway({ className }: { className?: string }) {
  return (
    <div className={clsx(styles.runway, className)}>
      <svg aria-hidden="true" viewBox="0 0 640 400" preserveAspectRatio="xMidYMax slice">
        <linearGradient id="sky" x2="0" y2="1">
          {sky.map(([offset, colour, stopOpacity]) => (
            <stop key={offset} stopColor={`var(${colour})`} {...{ offset, stopOpacity }} />
          ))}
        </linearGradient>
        <path d="M-500-60h1640v180H-500z" fill="url(#sky)" />
        <path d={`M${skyline(34, 170)}V125H-500z`} className={styles.far} />
        <path d={`M${skyline(17, 110)}V125H-500z`} />
        <path d="M-500 120h1640v300H-500z" className={styles.ground} />
        <path d={strip(-1.04, 1.04, 0.9, 400)} />
        <path d={`M${at(-1, 0.9)}L${at(-1, 90)}M${at(1, 0.9)}L${at(1, 90)}`} className={styles.edge} />
        <path d={[...dashes, ...bars].join('')} className={styles.paint} />
        <g className={styles.lamps}>
          {lamps.map((away) => (
            <path
              key={away}
              d={`M${at(-1.08, away)}l.1.1M${at(1.08, away)}l.1.1`}
              strokeWidth={2 + round(8 / away)}
            />
          ))}
        </g>
      </svg>
    </div>
  );
}
