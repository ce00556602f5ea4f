/** Prints the zone it runs in and the status of every temple through a year and a half, for zones.test.ts. */
import { temples } from '@/content/temples';
import { planData } from '../plan/page';
import { planFor } from '../plan/rules';
import { today } from './rules';

// Not a divisor of the day: every hour has its turn.
const STEP = 23 * 3_600_000;

const lines: string[] = [];
for (let at = Date.parse('2026-04-20T00:00Z'); at < Date.parse('2027-10-10T00:00Z'); at += STEP)
  for (const { guide } of temples) lines.push(JSON.stringify(today(planData(guide.facts), new Date(at))));
for (const day of ['2026-12-16', '2027-03-28', '2027-07-05', '2027-10-31'])
  for (const { guide } of temples) lines.push(JSON.stringify(planFor(planData(guide.facts), day)));

const noon = new Date('2027-03-10T12:00Z');
console.log(JSON.stringify({ clock: `${noon.getDate()} ${noon.getHours()}:${noon.getMinutes()}`, lines }));
