import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Path of a Chromium: CHROMIUM_PATH if set, else the first installed one, else Playwright's own. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, onMac, chromium.executablePath()].find((path) => existsSync(path));
}

/** The browser heeds the last list only, so this one repeats what matters of Playwright's. */
const disabledFeatures = [
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning', 'PaintHolding'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['DestroyProfileOnBrowserClose', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying'],
  ...['AimEnabled', 'PreconnectToSearch'],
  // Two pages that are loaded into every window for its address bar: half of the processor time in a test.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** A browser that runs as root in a container and talks to nobody but the site. */
export const launchOptions = {
  executablePath: findChromium(),
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
    `--disable-features=${disabledFeatures.join(',')}`,
    // Whatever a page asks of other servers fails here, as it does without a network.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ],
};
