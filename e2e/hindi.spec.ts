import { headlines } from '@/content/holyheaven/devanagari';
import { wordsIn } from '@/content/holyheaven/words';
import { languageOf } from '@/content/languages';
import { getTemple } from '@/content/temples';
import { expect, open, test } from './test';

const words = wordsIn('hi');
const badrinath = getTemple('1', 'hi');
const { tag, name } = languageOf('hi');

test('the switch keeps the page and the search', { tag: '@host' }, async ({ page }) => {
  await open(page, '/holyheaven?q=Puri');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/hi/holyheaven?q=Puri');
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.getByRole('searchbox', { name: words.search.label })).toHaveValue('Puri');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/holyheaven?q=Puri');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch keeps the page', async ({ page }) => {
    await page.goto('/holyheaven/1');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL('/hi/holyheaven/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(badrinath?.title ?? '');
    await expect(
      page
        .getByText(badrinath?.standfirst ?? '')
        .or(page.getByText(badrinath?.story[0] ?? ''))
        .first(),
    ).toBeVisible();
  });
});

test('search engines are told of both languages', async ({ page, request }) => {
  for (const path of ['/holyheaven/2', '/hi/holyheaven/2']) {
    await page.goto(path);
    const addresses = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('hreflang'),
          new URL((link as HTMLLinkElement).href).pathname,
        ]),
      );
    expect(addresses).toEqual([
      ['en-IN', '/holyheaven/2'],
      ['hi-IN', '/hi/holyheaven/2'],
      ['x-default', '/holyheaven/2'],
    ]);
  }
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  expect(graph).toContain('"inLanguage":"hi-IN"');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(/<loc>[^<]*\/hi\/holyheaven\/2<\/loc>/);
  expect(sitemap).toMatch(/hreflang="hi-IN" href="[^"]*\/hi\/holyheaven\/2"/);
  expect(await (await request.get('/llms.txt')).text()).toContain('/hi/holyheaven/2');
});

test('the donation form speaks Hindi, and leads on in Hindi', { tag: '@host' }, async ({ page }) => {
  await open(page, '/hi/holyheaven/donation/1');
  const { fields, submit } = words.donationPage;
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: words.donationMessages.missing })).toBeVisible();
  await page.getByLabel(fields.name).fill('आशा देवी');
  await page.getByLabel(fields.email).fill('asha@example.in');
  await page.getByLabel(fields.phone).fill('९८७६५४३२१०');
  await page.getByRole('button', { name: submit }).click();
  await expect(page).toHaveURL('/hi/under-development/1?type=donation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words.comingSoonPage.variants.donation.title,
  );
});

test('the way to the company’s pages is the way to another document', async ({ page }) => {
  await open(page, '/hi/holyheaven/1');
  const data: string[] = [];
  page.on('request', (request) => request.headers().rsc && data.push(request.url()));
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  expect(data.filter((url) => url.includes('/about'))).toEqual([]);
});

test.describe('every page', () => {
  // Two of the addresses have no page.
  test.use({ expectedComplaints: ['status of 404'] });
  const hindiPages = [
    '/hi/holyheaven',
    '/hi/holyheaven/1',
    '/hi/holyheaven/2',
    '/hi/holyheaven/3',
    '/hi/holyheaven/donation/1',
    '/hi/holyheaven/plan-trips/1',
    '/hi/under-development/1',
    '/hi/under-development/1?type=donation',
    '/hi/under-development/1?type=trip',
    '/hi/holyheaven/99',
    '/hi/nosuch',
  ];

  test('every link leads to Hindi, or says that it does not', async ({ page }) => {
    for (const path of hindiPages) {
      await page.goto(path);
      const links = await page.locator('a[href^="/"]').evaluateAll((found) =>
        found.map((link) => ({
          href: link.getAttribute('href') ?? '',
          hreflang: link.getAttribute('hreflang'),
          text: link.textContent ?? '',
          inText: Boolean(link.closest('main')),
        })),
      );
      const away = links.filter(
        ({ href }) => !href.startsWith('/hi/') && !/\.(ics|png|jpg|webmanifest)$/.test(href),
      );
      expect(away.length, path).toBeGreaterThan(10);
      for (const { href, hreflang, text, inText } of away) {
        expect(String(hreflang), `${path}: ${href}`).toMatch(/^en/);
        if (inText) expect(text, `${path}: ${href}`).toContain('(अंग्रेजी में)');
      }
    }
  });

  test('every headline is one that its font was cut for', async ({ page }) => {
    for (const path of hindiPages) {
      await page.goto(path);
      expect(headlines('hi'), path).toContain(await page.getByRole('heading', { level: 1 }).textContent());
    }
  });

  test('a language alone leads to its temple home', async ({ page }) => {
    await page.goto('/hi');
    await expect(page).toHaveURL('/hi/holyheaven');
  });

  test('an unknown address is Hindi to its title and description', async ({ page }) => {
    for (const [path, said] of [
      ['/hi/holyheaven/99', words.notFound],
      ['/hi/nosuch', words.pageNotFound],
    ] as const) {
      await open(page, path);
      await expect(page).toHaveTitle(`${said.title} | ${words.area.name}`);
      for (const name of ['meta[name=description]', 'meta[property="og:description"]'])
        await expect(page.locator(name)).toHaveAttribute('content', said.text);
      await page.getByRole('link', { name: 'English', exact: true }).click();
      await expect(page).toHaveURL('/holyheaven');
    }
  });
});
