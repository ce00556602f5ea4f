const KEY = 'remembered-email';

/** The email that Remember me kept in this browser. */
export function recallEmail(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the email, and only the email, for the next visit. Without one, forgets it. */
export function rememberEmail(email: string | undefined): void {
  try {
    if (email) localStorage.setItem(KEY, email);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or switched off: nothing is remembered.
  }
}
