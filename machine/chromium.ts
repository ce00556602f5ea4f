import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium on this machine: CHROMIUM_PATH if set, else the first one on PATH. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const candidates = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [CHROMIUM_PATH ?? '', ...candidates].find((path) => path && existsSync(path));
}

/** A browser that runs as root in a container and talks to nobody but the site. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
