import { test } from '@playwright/test';
import { freshRegistration } from '../support/registration';
import { register as post, type Server, serve } from '../support/server';
import { freePort } from '../support/system';

/** A response, or status 0 with the error as text. */
export type Answer = { status: number; text: string; ms: number };

/** The folder for a test's accounts. */
export const dataFolder = () => test.info().outputPath('data');

/** Starts the site on a free port with only these settings and without a rate limit. */
export async function startSite(settings: Record<string, string> = {}): Promise<Server & { origin: string }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const unset = { DATABASE_URL: '', AUTH_API_URL: '', TRUSTED_PROXY_HOPS: '' };
  const limits = { RATE_LIMIT_MAX: '1000000', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  const env = { ...unset, ...limits, DATA_DIR: dataFolder(), ...settings };
  return { ...(await serve([process.execPath, 'dist/server.mjs'], `${origin}/robots.txt`, { env })), origin };
}

// Each request uses its own connection.
const headers = { connection: 'close' };

async function timed(request: Promise<Response>): Promise<Answer> {
  const sentAt = performance.now();
  const ms = () => Math.round(performance.now() - sentAt);
  try {
    const answer = await request;
    return { status: answer.status, text: await answer.text(), ms: ms() };
  } catch (error) {
    return { status: 0, text: String(error), ms: ms() };
  }
}

export const ask = (url: string): Promise<Answer> => timed(fetch(url, { headers }));
export const register = (origin: string, fields = freshRegistration()): Promise<Answer> =>
  timed(post(origin, fields, headers));
