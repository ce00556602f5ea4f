import { test as base, expect, type Page } from '@playwright/test';
import { site } from '@/content/site';

/** The contact page's map is the only third-party content. It never loads in tests (e2e/support/chromium.ts). */
const mapOrigin = new URL(site.map.embed).origin;

type Watched = {
  /** Parts of the console messages that a test expects, and other origins that it may request. */
  expectedComplaints: string[];
  watch: undefined;
};

/** What Playwright logs when `serviceWorkers: 'block'` prevents a registration. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Fails if the console shows an error or warning, or a request goes to another origin. */
export const test = base.extend<Watched>({
  expectedComplaints: [[], { option: true }],
  watch: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (text.endsWith(BLOCKED)) return;
        if (!expectedComplaints.some((expected) => text.includes(expected))) complaints.push(text);
      };
      context.on('console', (message) => {
        if (message.location().url.startsWith(mapOrigin)) return;
        if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        const own = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
        const allowed = own || url.origin === mapOrigin || expectedComplaints.includes(url.origin);
        if (url.protocol.startsWith('http') && !allowed) complain(`foreign request: ${request.url()}`);
      });
      await use(undefined);
      expect(complaints, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page's scripts have taken over. */
export const started = (page: Page) => page.waitForFunction(() => window.earlyAction === null);

/**
 * Moves the pointer to start the page's scripts, and waits until they have taken over. The pointer stays in the margin:
 * over a link it would prefetch that page, whose fonts the browser then reports as unused.
 */
export async function wake(page: Page) {
  await page.mouse.move(4, 120);
  await page.mouse.move(5, 125);
  await started(page);
  // Effects, such as the router's, run after that.
  await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))));
}

/** Opens the page and waits until its scripts have taken over. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await wake(page);
}

export async function fillRegister(page: Page, email = 'asha@example.com') {
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Sky-high-9');
}

export async function register(page: Page, email: string) {
  await fillRegister(page, email);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
}

/** Holds matching requests back until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The two screens that most tests use. Chrome counts some layout shifts on phones only. */
export const screens = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
};

export { expect };
