// `npm run test:edge` uses its own ports, so that it can run beside `npm run test:e2e`.
const firstPort = Number(process.env.E2E_FIRST_PORT || 3100);
const at = (offset: number) => `http://localhost:${firstPort + offset}`;

/** The servers that the Playwright configs start: one build with different settings. */
export const servers = {
  /** The default settings with the embedded store (none on the edge). */
  site: at(0),
  /** Allows three registrations per address. */
  limited: at(1),
  /** Runs only if TEST_DATABASE_URL names a PostgreSQL server. */
  postgres: at(2),
  /** `next start` on the same build before delivery/finish.mts (e2e/support/unfinished.mts). */
  unfinished: at(4),
  /** nginx as configured by deploy/proxy, in front of `behind`, which has the settings of `limited`. */
  proxy: at(5).replace('http:', 'https:'),
  behind: at(7),
};

/** A second host name for `site`, set in `build:test`. Browsers resolve every `.localhost` to this machine. */
export const templeHost = 'temples.localhost';
