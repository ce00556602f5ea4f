import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/support/chromium';

/** `at` is when the last byte arrived, in seconds on the browser's clock. */
type Loaded = { bytes: number; at: number };
type Visit = { page: Page; session: CDPSession; loaded: Loaded[]; settle: () => Promise<void> };

export const openBrowser = () => chromium.launch(launchOptions);

/**
 * Runs `visit` in a new phone-sized page and records all network traffic, with bytes as sent. `settle` waits until
 * nothing has arrived for a second: Playwright's `networkidle` is reached only once, after the page's load.
 */
export async function visitPage<T>(browser: Browser, visit: (visit: Visit) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    // The offline copy is fetched in the background.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const sent = new Set<string>();
  const loaded: Loaded[] = [];
  let parts = 0;
  // A large file takes long on a slow network.
  session.on('Network.dataReceived', () => parts++);
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && response.url.startsWith('http')) sent.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    parts++;
    if (sent.has(requestId)) loaded.push({ bytes: encodedDataLength, at: timestamp });
  });
  const settle = async () => {
    for (let count = -1; count !== parts; await page.waitForTimeout(1000)) count = parts;
  };
  try {
    return await visit({ page, session, loaded, settle });
  } finally {
    await context.close();
  }
}
