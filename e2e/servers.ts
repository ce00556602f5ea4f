/** Addresses of the servers that playwright.config.ts starts: one build, run with different settings. */
export const servers = {
  /** The embedded store, as a fresh machine runs it. */
  site: 'http://localhost:3100',
  /** The same as reached over TLS, with three registrations allowed per address. */
  limited: 'http://localhost:3102',
  /** Passes registrations on to `fakeApi`. */
  upstream: 'http://localhost:3101',
  /** Runs where TEST_DATABASE_URL names a PostgreSQL. */
  postgres: 'http://localhost:3103',
  fakeApi: 'http://localhost:3190',
};

/** A second name of `site`: browsers take every `.localhost` for this machine. */
export const templeHost = 'temples.localhost';
