import type { Page } from '@playwright/test';
import { contact } from '../../content/company/contact';

/** What a visitor does on a page, and what counts as the answer. */
export type Journey = {
  path: string;
  /** The element tapped first. */
  target: string;
  /** Typed as soon as the target has focus: words whole, single letters as keys. */
  typed?: readonly string[];
  /** True if the visitor reads before the first tap. */
  reads?: boolean;
  /** The argument of `answered`, which runs in the page and cannot use outer variables. */
  words?: string;
  answered: (words: string) => boolean;
  /** Repeated once everything has settled, to measure the page at rest. */
  again?: (page: Page) => Promise<void>;
};

const link: Journey = {
  path: '/',
  // This link is on the first screen, so no scrolling is needed.
  target: 'main a[href="/contact"]',
  words: contact.heading,
  answered: (words) =>
    location.pathname === '/contact' && document.querySelector('h1')?.textContent?.trim() === words,
};

const menu: Journey = {
  path: '/',
  target: 'button[popovertarget="site-menu"]',
  answered: () => document.querySelector('#site-menu:popover-open')?.checkVisibility() ?? false,
  async again(page) {
    const button = page.getByRole('button', { name: 'Menu' });
    await button.tap();
    await button.tap();
  },
};

const search: Journey = {
  path: '/holyheaven',
  target: '#temple-search',
  typed: ['puri', '\r'],
  answered: () => {
    const status = document.querySelector('[role="search"] [role="status"]')?.textContent ?? '';
    const found = /^(\d+) temples? found/.exec(status)?.[1];
    const shown = [...document.querySelectorAll('[data-temple]')].filter((item) => !item.closest('[hidden]'));
    return found !== undefined && Number(found) === shown.length;
  },
  async again(page) {
    await page.locator('#temple-search').tap();
    await page.keyboard.type('abc');
    await page.keyboard.press('Enter');
  },
};

const register: Journey = {
  path: '/register',
  target: '#full-name',
  typed: ['Asha Rao', '\t', 'asha@example.com', '\t', 'Sky-high-', '9'],
  answered: () => {
    const ticks = [...document.querySelectorAll('[aria-labelledby="password-rules"] [data-met]')];
    return ticks.length > 0 && ticks.every((tick) => tick.getAttribute('data-met') === 'true');
  },
  async again(page) {
    await page.locator('#password').tap();
    await page.keyboard.type('abc');
  },
};

export const journeys = { menu, link, linkAfterReading: { ...link, reads: true }, search, register };
export type JourneyName = keyof typeof journeys;
