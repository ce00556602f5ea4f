import { badrinath } from './badrinath';
import { jagannath } from './jagannath';
import { rameshwaram } from './rameshwaram';
import type { Temple } from './types';

/** Every temple, in the order of the listing. A new temple is a new file and a line here. */
export const temples: readonly Temple[] = [badrinath, jagannath, rameshwaram];

/** The temple with exactly this id, or nothing. */
export function getTemple(id: string): Temple | undefined {
  return temples.find((temple) => temple.id === id);
}

/** Stands for every id that no temple has; the hosts answer those with its page (delivery/outputs.ts). */
export const UNKNOWN_ID = 'unknown';

/** What each temple route prerenders: every temple, and one page for all other ids. */
export function templeParams(): { templeId: string }[] {
  return [...temples.map(({ id }) => ({ templeId: id })), { templeId: UNKNOWN_ID }];
}
