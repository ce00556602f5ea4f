import { isEmail } from '@/lib/email';
import type { Rule } from './use-fields';

/** A rule takes its messages from the words of its field. */
type Messages<Case extends string> = Record<Case, string>;

/** Refuses an empty value, and one of spaces alone. */
export const required =
  ({ missing }: Messages<'missing'>): Rule =>
  (value) =>
    value.trim() ? undefined : missing;

/** An email address, with or without spaces around it. */
export const email =
  ({ missing, malformed }: Messages<'missing' | 'malformed'>): Rule =>
  (value) => {
    if (!value.trim()) return missing;
    return isEmail(value.trim()) ? undefined : malformed;
  };

/** A phone number as any country writes it: 7 to 15 digits of any writing system, with + ( ) - . and spaces between. */
export const phone =
  ({ missing, malformed }: Messages<'missing' | 'malformed'>): Rule =>
  (value) => {
    if (!value.trim()) return missing;
    const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
    const plain = /^[\p{Nd}\s()+.-]+$/u.test(value);
    return plain && digits >= 7 && digits <= 15 ? undefined : malformed;
  };

/** A file whose name ends in one of `extensions` (lower case, with their dot). */
export const file =
  (extensions: readonly string[], { missing, refused }: Messages<'missing' | 'refused'>): Rule =>
  (value) => {
    if (!value) return missing;
    return extensions.some((extension) => value.toLowerCase().endsWith(extension)) ? undefined : refused;
  };

/** The name in the value of a file input, which browsers hide behind `C:\fakepath\`. */
export const fileName = (value: string) => value.replace(/^.*[\\/]/, '');

/** Accepts everything. */
export const optional: Rule = () => undefined;
