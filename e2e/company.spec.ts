import { contact } from '@/content/company/contact';
import { openings } from '@/content/company/openings';
import { team } from '@/content/company/team';
import { site } from '@/content/site';
import { isOpen } from '@/lib/company/openings';
import { expect, open, test } from './test';

/** What a page is known by: links of its main part, by name, and words. */
type Known = { links: [name: string, href: string][]; words?: string[] };
const known: Record<string, Known> = {
  '/': {
    links: [
      ['Partner With Us', '/contact'],
      ['Start a Conversation', '/contact'],
      ['Our Vision', '/about'],
      ['Meet Our Team', '/team'],
      ['Join Our Journey', '/career'],
      ['Request a Demo', '/demo'],
    ],
    words: [
      ...['Innovating Since 2024', '25+', '0%', 'Ready to Be Our First Partner?'],
      ...['Drone Technology', 'Software Development', 'Defense Solutions'],
      ...['Innovation First', 'Security by Design', 'Future-Ready'],
    ],
  },
  '/aboutdrone': {
    links: [
      ['Request a Demo', '/contact?subject=partnership-opportunity'],
      ['See what a demo covers', '/demo?technology=drone'],
    ],
  },
  '/aboutsoftwaredev': {
    links: [
      ['Holy Heaven', '/holyheaven'],
      ['See what a demo covers', '/demo?technology=software'],
    ],
  },
  '/aboutdefense': {
    links: [['See what a demo covers', '/demo?technology=defense']],
    words: ['1,200 km', '750 kg', '250 kg', 'Not an offer for sale or export'],
  },
  '/dashboard': {
    links: [
      ['Holy Heaven', '/holyheaven'],
      ['Back to login', '/login'],
    ],
  },
};

for (const [path, { links, words = [] }] of Object.entries(known))
  test(`${path} leads where it says and shows its fixed words`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const [name, href] of links)
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
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
  await expect(
    page.getByRole('main').getByRole('img', { name: /^Drawing in place of a photograph of/ }),
  ).toHaveCount(team.length);
  await page.goto('/career');
  for (const { title } of openings)
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  const apply = page.getByRole('main').getByRole('link', { name: /Apply Now/ });
  await expect(apply).toHaveCount(openings.filter((opening) => isOpen(opening)).length);
  for (const link of await apply.all())
    await expect(link).toHaveAttribute('href', /^\/contact\?opening=[a-z-]+#write$/);
  for (const place of ['New Delhi (Hybrid)', 'Remote'])
    await expect(page.getByRole('main')).toContainText(place);
  // All of them are near the top.
  for (const [width, most] of [
    [1280, 900],
    [360, 1200],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/career');
    const box = await apply.last().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(most);
  }
});

// components/company/contact/office-map.test.tsx has when, and what if it does not come.
test('the map loads once it is in view, and nothing of it before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/contact');
  expect(asked).not.toContain(site.map.embed);
  await page.getByRole('img', { name: contact.map.drawing }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(site.map.embed);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the demo shows one list at a time, and its form begins near the top', async ({ page }) => {
    await open(page, '/demo');
    // It begins on the second screen at the latest.
    const field = await page.getByLabel('Name', { exact: true }).boundingBox();
    expect(field?.y).toBeLessThan(960);
    const place = (text: string) => page.getByText(text, { exact: true });
    await expect(place('Our office in Okhla, or by video call')).toBeHidden();
    await page.getByRole('radio', { name: 'Drone' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(place('Our office in Okhla, or by video call')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the demo still shows the list of the choice', async ({ page }) => {
      await page.goto('/demo');
      await page.getByRole('group').getByText('Software', { exact: true }).click();
      await expect(page.getByText('Our office in Okhla, or by video call')).toBeVisible();
      await expect(page.getByText('The hardest place you would need it, on a map')).toBeHidden();
    });
  });
});

test("the demo's choice is kept on the way back from another page", async ({ page }) => {
  await page.goto('/demo');
  const choice = page.getByRole('radio', { name: 'Software' });
  // Once before the scripts run, and back and forth after it.
  for (const name of ['Software', 'Defence', 'Software']) await page.getByRole('radio', { name }).check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  await page.goBack();
  await expect(choice).toBeChecked();
});
