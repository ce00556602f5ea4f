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

/** Nothing is asked of the value. */
export const optional: Rule = () => undefined;
