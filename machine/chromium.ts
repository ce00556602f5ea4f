import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium: CHROMIUM_PATH if set, else the first one on PATH, else Playwright's own. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find((path) => existsSync(path));
}

const found = findChromium();
const lean = process.platform !== 'win32' && found !== undefined;

/** A browser that runs as root in a container and talks to nobody but the site. */
export const launchOptions = {
  executablePath: lean ? resolve('machine/lean-chromium.sh') : found,
  env: { ...process.env, CHROMIUM: found },
  // Without a path, Playwright looks where each system keeps Google Chrome.
  channel: found ? undefined : 'chrome',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Without a GPU, a page of many pictures now and then draws no further frame: 5 of 95 visits to the temple home with
    // five browsers at once, none of 98 with this (Chromium 156).
    '--disable-checker-imaging',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Whatever a page asks of other servers fails here, as it does without a network.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ],
};
