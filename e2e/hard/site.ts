import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { REGISTER, registering, registration, type Server, serve } from '../support/server';
import { freePort } from '../support/system';

/** An answer, or 0 and the error. */
type Answer = { status: number; text: string; ms: number };

const folder = mkdtempSync(join(tmpdir(), 'site-hard-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
export const dataFolder = () => mkdtempSync(join(folder, 'data-'));

/** Starts the site on a free port, with no other settings than these and without a limit of attempts. */
export async function startSite(settings: Record<string, string> = {}): Promise<Server & { origin: string }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const unset = { DATABASE_URL: '', AUTH_API_URL: '', TRUSTED_PROXY_HOPS: '' };
  const limits = { RATE_LIMIT_MAX: '1000000', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  const env = { ...unset, ...limits, DATA_DIR: dataFolder(), ...settings };
  return { ...(await serve([process.execPath, 'dist/server.mjs'], `${origin}/robots.txt`, { env })), origin };
}

/** One request on a connection of its own. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const sentAt = performance.now();
  const ms = () => Math.round(performance.now() - sentAt);
  try {
    const answer = await fetch(url, { ...init, headers: { ...init.headers, connection: 'close' } });
    return { status: answer.status, text: await answer.text(), ms: ms() };
  } catch (error) {
    return { status: 0, text: String(error), ms: ms() };
  }
}

export const register = (origin: string, fields = registration()): Promise<Answer> =>
  ask(origin + REGISTER, registering(fields));

/** Eight visitors who register again and again. `stop` resolves with all answers and the emails acknowledged. */
export function startVisitors(origin: string) {
  const answers: Answer[] = [];
  const acknowledged: string[] = [];
  let over = false;
  const visitor = async () => {
    while (!over) {
      const fields = registration();
      const answer = await register(origin, fields);
      answers.push(answer);
      if (answer.status === 200) acknowledged.push(fields.email);
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  return async () => {
    over = true;
    await Promise.all(visitors);
    return { answers, acknowledged };
  };
}

/** Expects that the store of these settings holds each acknowledged account, and none twice. */
export function expectStored(settings: Record<string, string>, acknowledged: readonly string[]): void {
  const env = { ...process.env, DATABASE_URL: '', ...settings };
  const list = execFileSync(process.execPath, ['dist/accounts.mjs', 'list'], { env, encoding: 'utf8' });
  const stored: string[] = list.match(/\be2e-\S+@example\.org/g) ?? [];
  expect(stored.length).toBe(new Set(stored).size);
  expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
}
