import type { TempleWords } from '../types';
import { badrinath } from './badrinath';
import { jagannath } from './jagannath';
import { rameshwaram } from './rameshwaram';

/** Each temple's words under its slug. */
export const hindi: Readonly<Record<string, TempleWords>> = { badrinath, jagannath, rameshwaram };
