import { contact } from '@/content/company/contact';
import { type Demo, demoPage, demos } from '@/content/company/demo';
import { contactForm } from '@/content/company/forms';
import { openings } from '@/content/company/openings';
import { team } from '@/content/company/team';
import { site } from '@/content/site';
import { contactPath } from '@/lib/company/form-links';
import { isOpen } from '@/lib/company/openings';
import { expect, open, test } from './test';

/** What the specification fixes on a page: the links in its main element, by name, and words. */
const fixed: [path: string, links: Record<string, string>, words?: string[]][] = [
  [
    '/',
    {
      'Partner With Us': '/contact?subject=partnership-opportunity',
      'Start a Conversation': '/contact',
      'Our Vision': '/about',
      'Meet Our Team': '/team',
      'Join Our Journey': '/career',
      'Request a Demo': '/demo',
    },
    [
      ...['Innovating Since 2024', '25+', '0%', 'Ready to Be Our First Partner?'],
      ...['Drone Technology', 'Software Development', 'Defense Solutions'],
      ...['Innovation First', 'Security by Design', 'Future-Ready'],
    ],
  ],
  [
    '/aboutdrone',
    {
      'Request a Demo': '/contact?subject=partnership-opportunity',
      [demoPage.covers]: '/demo?technology=drone',
    },
  ],
  ['/aboutsoftwaredev', { 'Holy Heaven': '/holyheaven', [demoPage.covers]: '/demo?technology=software' }],
  [
    '/aboutdefense',
    { 'Write to Us': '/contact', [demoPage.covers]: '/demo?technology=defense' },
    ['1,200 km', '750 kg', '250 kg', 'Not an offer for sale or export'],
  ],
  ['/dashboard', { 'Holy Heaven': '/holyheaven', 'Back to login': '/login' }],
];

for (const [path, links, words = []] of fixed)
  test(`${path} links where it should and shows its fixed words`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const [name, href] of Object.entries(links)) {
      const link = main.getByRole('link', { name }).first();
      await expect(link).toHaveAttribute('href', href);
      // Nothing covers it.
      await link.click({ trial: true });
    }
    for (const text of words) await expect(main).toContainText(text);
    if (path !== '/') return;
    const explore = main.getByRole('link', { name: /Explore Technology/ });
    for (const [index, href] of ['/aboutdrone', '/aboutsoftwaredev', '/aboutdefense'].entries())
      await expect(explore.nth(index)).toHaveAttribute('href', href);
  });

test('team and careers list every person and every opening, and offer to apply for those still open', async ({
  page,
}) => {
  await page.goto('/team');
  for (const { name } of team)
    await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
  await page.goto('/career');
  for (const { title } of openings)
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  const apply = page.getByRole('main').getByRole('link', { name: /Apply Now/ });
  await expect(apply).toHaveCount(openings.filter((opening) => isOpen(opening)).length);
  for (const link of await apply.all())
    await expect(link).toHaveAttribute('href', /^\/contact\?opening=([a-z-]+)#apply-\1$/);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/career');
    await expect(apply.first()).toBeInViewport({ ratio: 1 });
  }
});

test('an application shows its position before the scripts start, and no general form', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.route('**/*.js', (route) => route.abort());
  const [opening] = openings;
  if (!opening) throw new Error('No openings.');
  await page.goto(contactPath({ opening: opening.slug }));
  await expect(page.getByRole('heading', { name: opening.title })).toBeVisible();
  await expect(page.getByLabel(contactForm.subject.label)).toBeHidden();
});

test('from an application, the link to the contact page leads to its general form', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1, name: openings[0]?.title });
  await open(page, '/career');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Apply Now/ })
    .first()
    .click();
  await expect(title).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  await expect(title).toBeHidden();
});

// Other sites are unreachable here. components/company/contact/office-map.test.tsx covers a map that loads.
test('the map is requested once it is in view; if its site does not respond, the sketch stays', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/contact');
  const { load, again, drawing, failed } = contact.map;
  const button = page.getByRole('button', { name: new RegExp(`^(${load}|${again})$`) });
  const sketch = page.getByRole('img', { name: drawing });
  await expect(button).toBeHidden();
  await sketch.scrollIntoViewIfNeeded();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(sketch).toBeVisible();
  await button.click();
  await expect(button).toHaveText(again);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(sketch).toBeVisible();
  expect(asked).not.toContain(site.map.embed);
});

test.describe('without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('the demo shows one list at a time on a phone, so that its form comes early', async ({ page }) => {
    await page.goto('/demo');
    expect((await page.getByLabel('Name', { exact: true }).boundingBox())?.y).toBeLessThan(960);
    const [drone, software] = demos as [Demo, Demo];
    const whereOf = ({ place }: Demo) => page.getByText(place, { exact: true });
    await page.getByRole('radio', { name: drone.short }).focus();
    await expect(whereOf(software)).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(whereOf(software)).toBeVisible();
    await expect(whereOf(drone)).toBeHidden();
  });
});

test("the demo's choice is kept on the way back from another page", async ({ page }) => {
  await page.goto('/demo');
  // The first choice is made before the scripts run, the others after.
  for (const name of ['Software', 'Defence', 'Software']) await page.getByRole('radio', { name }).check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Software' })).toBeChecked();
});
