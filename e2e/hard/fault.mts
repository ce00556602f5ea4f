import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, call, freshEmail, register } from './http.mts';
import type { Site } from './site.mts';
import { Tally } from './tally.mts';

const PAGES = ['/', '/about', '/holyheaven/1', '/holyheaven/99', '/register'];

/** One fault of the store under a running site: how it begins and ends, and the cause that the log must name. */
export interface Fault {
  what: string;
  cause: RegExp;
  begin(): unknown;
  end(): unknown;
  /** Registrations tried during the fault; some may pass where `mayPass` is set. */
  tries?: number;
  mayPass?: boolean;
}

function isCalmFailure({ status, text }: Answer): boolean {
  const { message } = JSON.parse(text);
  return (status === 500 || status === 503) && typeof message === 'string' && message !== '';
}

/** Registers until that passes: after how many tries and milliseconds it did, or undefined after 20 s of failures. */
export async function registerAgain(origin: string, acknowledged: string[]) {
  const started = performance.now();
  for (let tries = 1; performance.now() - started < 20_000; tries += 1) {
    const email = freshEmail();
    const { status } = await register(origin, email);
    if (status === 200) {
      acknowledged.push(email);
      return { tries, ms: performance.now() - started };
    }
    await delay(50);
  }
  return undefined;
}

/** Checks that every page answers as ever. */
export async function checkPages(origin: string, tally: Tally) {
  for (const path of PAGES) {
    const { status } = await call(origin, { path });
    tally.check(status === (path.endsWith('99') ? 404 : 200), `${path} answered ${status}`);
  }
}

/**
 * Lets `fault` happen to the running `site`: registrations are answered 500 or 503 with a message, pages as ever, the
 * log names the cause and nobody, and it all passes with the fault. Resolves with the emails acknowledged.
 */
export async function suffer(site: Site, { what, cause, begin, end, tries = 12, mayPass }: Fault) {
  const tally = new Tally(what);
  const acknowledged: string[] = [];
  const from = site.lines.length;
  await begin();
  const failures: number[] = [];
  const attempts = Promise.all(
    Array.from({ length: tries }, async () => {
      const email = freshEmail();
      const answer = await register(site.origin, email);
      if (answer.status === 200 && mayPass) acknowledged.push(email);
      else tally.check(isCalmFailure(answer), `answered ${answer.status} ${answer.text}`);
      if (answer.status >= 500) failures.push(answer.status);
    }),
  );
  await checkPages(site.origin, tally);
  await attempts;
  await checkPages(site.origin, tally);
  tally.check(failures.length > 0, 'the fault showed nowhere');
  const log = site.lines.slice(from);
  const named = log.filter((line) => line.includes('"level":50') && cause.test(line));
  tally.check(
    named.length >= failures.length,
    `${named.length} log lines with ${cause}; one is ${log.at(-1)}`,
  );
  tally.check(!/example\.org|Asha|Sky-high/.test(log.join('\n')), 'the log holds personal data');
  await end();
  const again = await registerAgain(site.origin, acknowledged);
  tally.check(again?.tries === 1, `registers again after ${again?.tries} tries`);
  const statuses = [...new Set(failures)].join(', ');
  const causes = new Set(named.map((line) => JSON.parse(line).cause?.code));
  const row = tally.finish(
    `${failures.length} × ${statuses} (${[...causes].join(', ')}); registers again at once`,
  );
  return { row, acknowledged };
}
