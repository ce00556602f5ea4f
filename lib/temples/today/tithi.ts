import { Body, Observer, PairLongitude, SearchRiseSet } from 'astronomy-engine';
import type { Day } from '@/content/temples/guide-types';
import { addDays, instantOf } from '@/lib/india-time';

// From the day of checking on: no other fact reaches further.
const DAYS = 456;
const PER_MONTH = 30;

/** The tithi of each day from `from` on, 1 to 30 from the new moon, a base-36 digit each. */
export type Tithis = { from: Day; days: string };

type Position = { latitude: number; longitude: number };

/** The tithi at sunrise, which names the day: 1 to 15 of the bright half, 16 to 30 of the dark. */
export function tithiAtSunrise({ latitude, longitude }: Position, day: Day): number {
  const sunrise = SearchRiseSet(Body.Sun, new Observer(latitude, longitude, 0), 1, instantOf(day, 0), 1);
  if (!sunrise) throw new Error(`no sunrise on ${day} at ${latitude}, ${longitude}`);
  return Math.floor((PairLongitude(Body.Moon, Body.Sun, sunrise) * PER_MONTH) / 360) + 1;
}

const tables = new Map<string, Tithis>();

/** The tithis of fifteen months at a place. Only for the build: browsers get the table. */
export function tithisFrom(from: Day, position: Position): Tithis {
  const key = JSON.stringify([from, position]);
  const days = (offset: number) => tithiAtSunrise(position, addDays(from, offset)).toString(36);
  const table = tables.get(key) ?? { from, days: Array.from({ length: DAYS }, (_, i) => days(i)).join('') };
  tables.set(key, table);
  return table;
}
