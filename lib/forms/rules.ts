import type { Rule } from './use-fields';

/** Something other than spaces must be there. */
export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() ? undefined : message;

/** An email as people write them: something, an @, a domain with a dot, and no spaces. */
export const email =
  (missing: string, malformed: string): Rule =>
  (value) => {
    if (!value.trim()) return missing;
    return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? undefined : malformed;
  };

/** A phone number in any country's habit: 7 to 15 digits of any script, with + ( ) - . and spaces between them. */
export const phone =
  (missing: string, malformed: string): Rule =>
  (value) => {
    if (!value.trim()) return missing;
    const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
    const plain = /^[\p{Nd}\s()+.-]+$/u.test(value);
    return plain && digits >= 7 && digits <= 15 ? undefined : malformed;
  };

/** A file whose name ends in one of `extensions` (lower case, with their dot). */
export const file =
  (extensions: readonly string[], missing: string, refused: string): Rule =>
  (value) => {
    if (!value) return missing;
    return extensions.some((extension) => value.toLowerCase().endsWith(extension)) ? undefined : refused;
  };

/** The name in the value of a file input, which browsers hide behind `C:\fakepath\`. */
export const fileName = (value: string) => value.replace(/^.*[\\/]/, '');

/** Nothing is asked of the value. */
export const optional: Rule = () => undefined;
