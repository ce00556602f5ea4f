import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Path of a Chromium: CHROMIUM_PATH, or the first one installed on the system, or Playwright's own. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, onMac, chromium.executablePath()].find((path) => existsSync(path));
}

/** Chromium reads only the last --disable-features, so this list repeats the relevant part of Playwright's. */
const disabledFeatures = [
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning', 'PaintHolding'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['DestroyProfileOnBrowserClose', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying'],
  ...['AimEnabled', 'PreconnectToSearch'],
  // Two pages that every window loads for its address bar, which took half of a test's CPU time.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** For a browser that can run as root in a container and reaches only the site. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Without a GPU, a page with many pictures sometimes stops rendering: with five browsers at once, in 5 of 95 visits
    // to the temple home, and in none of 98 with this flag (Chromium 156).
    '--disable-checker-imaging',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
    // Requests to other servers fail here as they would without a network.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ],
};
