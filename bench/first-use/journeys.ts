import { contact } from '../../content/company/contact';

/** What a visitor does on a page, and what counts as the answer. */
export type Journey = {
  path: string;
  /** The element tapped first. */
  target: string;
  /** Typed as soon as the target has focus: words whole, single letters as keys. */
  typed?: readonly string[];
  /** The argument of `answered`, which runs in the page and cannot use outer variables. */
  words?: string;
  answered: (words: string) => boolean;
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
};

const register: Journey = {
  path: '/register',
  target: '#full-name',
  typed: ['Asha Rao', '\t', 'asha@example.com', '\t', 'Sky-high-', '9'],
  answered: () => {
    const ticks = [...document.querySelectorAll('[aria-labelledby="password-rules"] [data-met]')];
    return ticks.length > 0 && ticks.every((tick) => tick.getAttribute('data-met') === 'true');
  },
};

export const journeys = { menu, link, search, register };
export type JourneyName = keyof typeof journeys;
