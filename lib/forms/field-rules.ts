import { isEmail } from '@/lib/email';
import { tidy } from '@/lib/text';
import type { Rule } from './use-fields';

/** A rule that needs no input element, so that the server can apply it too. Returns the message to show, if any. */
export type FieldRule = (value: string) => string | undefined;

/** The visible part of a text: without spaces or the invisible marks in copied numbers. */
export const visible = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800]/gu, '');

/** Refuses an empty or blank value. */
export const required =
  ({ missing }: Record<'missing', string>): Rule =>
  (value) =>
    visible(value) ? undefined : missing;

/** An email address, with or without spaces around it. */
export const email =
  ({ missing, malformed }: Record<'missing' | 'malformed', string>): FieldRule =>
  (value) => {
    const typed = tidy(value);
    if (!typed) return missing;
    return isEmail(typed) ? undefined : malformed;
  };

/** A phone number in any country's format: 7 to 15 digits of any writing system, with + ( ) - . and spaces. */
export const phone =
  ({ missing, malformed }: Record<'missing' | 'malformed', string>): Rule =>
  (value) => {
    const seen = visible(value);
    if (!seen) return missing;
    const digits = seen.match(/\p{Nd}/gu)?.length ?? 0;
    const plain = /^[\p{Nd}\p{Pd}()+.]+$/u.test(seen);
    return plain && digits >= 7 && digits <= 15 ? undefined : malformed;
  };

/** A file whose name ends in one of `extensions` (lower case, with their dot). */
export const file =
  (extensions: readonly string[], { missing, refused }: Record<'missing' | 'refused', string>): Rule =>
  (value) => {
    if (!value) return missing;
    return extensions.some((extension) => value.toLowerCase().endsWith(extension)) ? undefined : refused;
  };

/** The file name in a file input's value, which browsers prefix with `C:\fakepath\`. */
export const fileName = (value: string) => value.replace(/^.*[\\/]/, '');

/** Accepts everything. */
export const optional: Rule = () => undefined;
