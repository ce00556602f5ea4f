const KEY = 'remembered-email';

/** The email that Remember me kept in this browser, or nothing: storage may be empty, full or switched off. */
export function recallEmail(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the email (and only the email) for the next visit; without one, forgets what was kept. */
export function rememberEmail(email: string | undefined): void {
  try {
    if (email) localStorage.setItem(KEY, email);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser without storage simply does not remember.
  }
}
