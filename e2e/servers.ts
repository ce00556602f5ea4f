// `npm run test:edge` asks for ports of its own, so that it can run beside `npm run test:e2e`.
const firstPort = Number(process.env.E2E_FIRST_PORT || 3100);
const at = (offset: number) => `http://localhost:${firstPort + offset}`;

/** Addresses of the servers that the Playwright configs start: one build, run with different settings. */
export const servers = {
  /** As a fresh machine runs it, with the embedded store; on the edge, where there is none, like `upstream`. */
  site: at(0),
  /** The same as reached over TLS, with three registrations allowed per address. */
  limited: at(2),
  /** Passes registrations on to `fakeApi`. */
  upstream: at(1),
  /** Runs where TEST_DATABASE_URL names a PostgreSQL. */
  postgres: at(3),
  /** On the edge alone: nobody answers registrations. */
  bare: at(4),
  /** The same build by Next's own server, without delivery. */
  plain: at(5),
  fakeApi: at(90),
};

/** A second name of `site`: browsers take every `.localhost` for this machine. */
export const templeHost = 'temples.localhost';
