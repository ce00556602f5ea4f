import { badrinath } from './badrinath';
import { jagannath } from './jagannath';
import { rameshwaram } from './rameshwaram';
import type { Temple } from './types';

/** Every temple of the site, in the order of the listing. A new temple is a new file and a line here. */
export const temples: readonly Temple[] = [badrinath, jagannath, rameshwaram];

/** The temple with exactly this id, or nothing. */
export function getTemple(id: string): Temple | undefined {
  return temples.find((temple) => temple.id === id);
}

/** The id that stands for every id no temple has; the hosts send those here (delivery/outputs.ts). */
export const UNKNOWN_ID = 'unknown';

/** What each temple route prerenders: the temples, and one answer for all other ids. */
export function templeParams(): { templeId: string }[] {
  return [...temples.map(({ id }) => ({ templeId: id })), { templeId: UNKNOWN_ID }];
}
