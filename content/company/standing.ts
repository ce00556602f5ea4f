import type { Standing } from '../schema/company';
import { airframeName } from '../site';

/**
 * How far each subsystem is. A cell holds the date on which a stage was done; an empty one is not done yet. Add the
 * date and update `asOf` before any page says so. Also fill built parts in ember in both `public/drawings/kit*.svg`.
 */
export const standing = {
  title: `Where ${airframeName} stands`.replaceAll(/(?<!Where) /g, '\u00a0'),
  lead: 'A date shows when a step was finished. A blank cell is a step not yet done.',
  asOf: '2026-11-29',
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

/** The table summed up in one line. */
export const standingLine = {
  href: '/aboutdrone#standing',
  label: standing.title,
  drawing: `The parts of ${airframeName}, laid out like those of a model kit.`,
  text: `${count('drawn')} of ${standing.rows.length} subsystems drawn, ${count('built')} built.`,
};
