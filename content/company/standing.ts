import type { Standing } from '../schema/company';
import { airframeName } from '../site';

/**
 * How far each subsystem is. A cell is the day on which it was done, and without one it is not done yet. Put in a day
 * and move `asOf`; only then may a page say so. What is built is filled in ember in both `public/drawings/kit*.svg`, too.
 */
export const standing = {
  title: `Where ${airframeName} stands`.replaceAll(/(?<!Where) /g, '\u00a0'),
  lead: 'A date means done. Empty means not yet.',
  asOf: '2026-11-24',
  asOfLabel: 'As of',
  subsystem: 'Subsystem',
  notYet: 'Not yet',
  stages: { drawn: 'Drawn', built: 'Built', tested: 'Tested', flown: 'Flown' },
  rows: [
    { name: 'Body and booms', drawn: '2026-11-22' },
    { name: 'Wing', drawn: '2026-11-22' },
    { name: 'Tail', drawn: '2026-11-22' },
    { name: 'Lift rotors', drawn: '2026-11-22' },
    { name: 'Pusher propeller', drawn: '2026-11-22' },
    { name: 'Battery bay', drawn: '2026-11-22' },
    { name: 'Payload bay', drawn: '2026-11-22' },
    { name: 'Camera turret', drawn: '2026-11-22' },
  ],
} as const satisfies Standing;

const count = (stage: string) => standing.rows.filter((row) => stage in row).length;

/** The table in one line. */
export const standingLine = {
  href: '/aboutdrone#standing',
  label: standing.title,
  drawing: `The parts of ${airframeName}, laid out like those of a model kit.`,
  text: `${count('drawn')} of ${standing.rows.length} subsystems drawn, ${count('built')} built.`,
};
