import type { Page } from '@playwright/test';
import { contactForm } from '@/content/company/forms';
import { wordsIn } from '@/content/holyheaven/words';
import { expect, holdBack, started, test } from './test';

/** Every form, by path, with a field to type into. */
const forms: Record<string, string> = {
  '/register': '#full-name',
  '/login': '#email',
  '/forgot-password': '#email',
  '/contact': '#message',
  '/career': '#name',
  '/demo': '#organisation',
  '/holyheaven': '#temple-search',
  '/holyheaven/donation/1': '#name',
  '/hi/holyheaven/donation/1': '#name',
  '/holyheaven/plan-trips/2': '#requirements',
  '/hi/holyheaven/plan-trips/2': '#requirements',
};

test.use({ hasTouch: true });

/** Does what extensions do to a page, and password managers and translators to a form. Runs in the page. */
function change(field: string) {
  document.body.prepend('\n', document.createElement('div'), 'text', document.createElement('p'));
  for (const place of [document.body, document.head, document.documentElement])
    place.append(document.createElement('div'), document.createComment('extension'));
  document.body.className = 'extension';
  document.querySelector<HTMLElement>(field)?.style.setProperty('background', 'yellow');
  document.querySelector(field)?.after(document.createElement('div'));
  document.querySelector(`label[for="${field.slice(1)}"]`)?.replaceChildren(document.createElement('font'));
}

test.describe('where something changes the page before its scripts start', () => {
  // React renders the page anew and reports it.
  test.use({ expectedComplaints: ['Minified React error #418'] });

  // components/layout/early-action.test.tsx covers each change separately.
  test('what is typed and the focus are kept, also on the way back from another page', async ({ page }) => {
    test.slow();
    for (const [path, selector] of Object.entries(forms)) {
      await page.goto(path);
      await page.evaluate(change, selector);
      const field = page.locator(selector);
      await field.click();
      await page.keyboard.type('As');
      await started(page);
      await page.keyboard.type('ha');
      await expect(field, path).toHaveValue('Asha');
      await expect(field, path).toBeFocused();
      // In the same language, so that the router navigates: the browser itself restores whole documents.
      const way = path.startsWith('/hi') ? '/hi/holyheaven' : '/team';
      await page.locator(`:is(header + nav, footer) a[href="${way}"]`).first().click();
      await expect(page).toHaveURL(way);
      await page.goBack();
      await expect(field, path).toHaveValue('Asha');
    }
  });
});

const field = (page: Page) => page.getByRole('main').locator('form input:visible').first();
const button = (page: Page) => page.getByRole('main').locator('button[type=submit]');
const { donationMessages, plannerMessages } = wordsIn('en');

for (const [path, message, typed = ''] of [
  ['/holyheaven', '1 temple found', 'Puri'],
  ['/register', 'Full name is required'],
  ['/login', 'Email is required'],
  ['/forgot-password', 'Email is required'],
  ['/contact', contactForm.name.missing],
  ['/holyheaven/donation/1', donationMessages.missing],
  ['/holyheaven/plan-trips/1', plannerMessages.date.missing],
] as const)
  for (const [how, act] of [
    ['Enter in a field', (page: Page) => field(page).press('Enter')],
    ['a press on the button', (page: Page) => button(page).tap({ force: true })],
  ] as const)
    test(`${path}: ${how} shows the form’s own message even when scripts arrive late`, async ({ page }) => {
      const letGo = await holdBack(page, '**/_next/static/chunks/*.js');
      // Not 'load', which waits for the held-back scripts on pages that start without an action.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => {
        addEventListener('invalid', () => console.error('a bubble of the browser'), true);
        Object.assign(window, { sameDocument: true });
      });
      if (typed) await field(page).fill(typed);
      await act(page);
      letGo();
      await expect(page.getByText(message).first()).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
