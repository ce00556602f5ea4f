import type { Tally } from './table.mts';

/** A whole answer, or the error in its place with a status of 0. `ms` counts from sending to the last byte. */
export interface Answer {
  status: number;
  text: string;
  ms: number;
}

/** One request. What does not answer in 30 s has failed. */
export async function ask(origin: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const started = performance.now();
  const ms = () => performance.now() - started;
  try {
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(origin + path, { redirect: 'manual', signal, ...init });
    return { status: response.status, text: await response.text(), ms: ms() };
  } catch (error) {
    const { message, cause = '' } = error as Error;
    return { status: 0, text: `${message} ${cause}`, ms: ms() };
  }
}

let count = 0;
const run = Date.now().toString(36);

/** An email that nobody has used in this run. */
export const freshEmail = () => `hard-${run}-${++count}@example.org`;

/** Registers `email`. Each call comes from an address of its own, as a proxy in front would tell. */
export function register(origin: string, email: string, from = `10.0.${count >> 8}.${count & 255}`) {
  const type = { 'content-type': 'application/json', 'x-secure-request': 'true' };
  const body = JSON.stringify({ fullName: 'Asha Rao', email, password: 'Sky-high-9', role: 'USER' });
  const init = { method: 'POST', headers: { ...type, 'x-forwarded-for': from }, body };
  return ask(origin, '/api/v1/auth/register', init);
}

/** Whether a registration failed as it should: by a status of ours and with a message. */
export const failedCalmly = ({ status, text }: Answer) =>
  [500, 503].includes(status) && typeof JSON.parse(text).message === 'string';

/** Registers until that passes, for 20 s at most, and returns the milliseconds it took. */
export async function registerAgain(origin: string, acknowledged: string[], tally: Tally): Promise<number> {
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  while (ms() < 20_000) {
    const email = freshEmail();
    if ((await register(origin, email)).status !== 200) continue;
    acknowledged.push(email);
    return ms();
  }
  tally.check(false, 'no recovery in 20 s');
  return ms();
}

/**
 * Starts visitors, each of whom asks for a page or registers, over and over, until `stop`. `heard` gets each answer and
 * when its request was sent.
 */
export function startVisitors(
  site: { origin: string },
  { readers = 0, registering = 0 },
  heard: (answer: Answer, sentAt: number) => void,
) {
  const acknowledged: string[] = [];
  let over = false;
  const lane = async (_: unknown, index: number) => {
    while (!over) {
      const sentAt = performance.now();
      const email = freshEmail();
      const reads = index < readers;
      const answer = await (reads ? ask(site.origin, '/about') : register(site.origin, email));
      heard(answer, sentAt);
      if (!reads && answer.status === 200) acknowledged.push(email);
    }
  };
  const lanes = Array.from({ length: readers + registering }, lane);
  const stop = async () => {
    over = true;
    await Promise.all(lanes);
  };
  return { acknowledged, stop };
}

/** Asks for pages, once at least, until `until` resolves, and tells their times. All must answer as ever. */
export async function watchPages(origin: string, until: Promise<unknown>, tally: Tally): Promise<string> {
  const times: number[] = [];
  let over = false;
  const watched = until.finally(() => {
    over = true;
  });
  do {
    for (const path of ['/', '/holyheaven/1', '/holyheaven/99', '/register']) {
      const { status, text, ms } = await ask(origin, path);
      tally.check(status === (path.endsWith('99') ? 404 : 200), `${path}: ${status} ${text.slice(0, 80)}`);
      times.push(ms);
    }
  } while (!over);
  await watched;
  times.sort((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor((times.length - 1) * share)]?.toFixed(1)} ms`;
  return `median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`;
}
