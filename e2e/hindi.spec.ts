import { frames } from '@/content/holyheaven/frames';
import { wordsIn } from '@/content/holyheaven/words';
import { languageAt, languageOf, plainPath, TEMPLE_HOME } from '@/content/languages';
import syllables from '@/lib/fonts/syllables.json';
import { syllablesOf } from '../scripts/fonts/texts';
import { allPaths, missing } from './routes';
import { readHead } from './support/read-head';
import { expect, holdBack, open, test, wake } from './test';

const words = wordsIn('hi');
const cut = syllables['hindi-headline'].split(' ');
const { tag, name } = languageOf('hi');

test.use({ expectedComplaints: ['status of 404'] });

test('the switch keeps the page, the search and the plan', { tag: '@host' }, async ({ page }) => {
  await open(page, '/holyheaven?q=Puri');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/hi/holyheaven?q=Puri');
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.getByRole('searchbox', { name: words.search.label })).toHaveValue('Puri');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/holyheaven?q=Puri');
  // Also a search that was typed but not submitted.
  await wake(page);
  await page.getByRole('searchbox').fill('badri');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/hi/holyheaven?q=badri');
  const plan = '/holyheaven/plan-trips/1#2027-06-10,4,elder';
  await open(page, plan);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/hi${plan}`);
  await expect(page.getByLabel(words.plannerPage.fields.elder)).toBeChecked();
  // A missing page leads to the temple home, since it is missing in English too.
  await open(page, '/hi/nosuch');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/holyheaven');
});

test('a link to the company’s pages loads another document', async ({ page }) => {
  await open(page, '/hi/holyheaven/1');
  const data: string[] = [];
  page.on('request', (request) => request.headers().rsc && data.push(request.url()));
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  expect(data.filter((url) => url.includes('/about'))).toEqual([]);
});

test('the switch and a reload keep the chosen day, and a phone opens its address at the sheet', async ({
  page,
}) => {
  await open(page, '/holyheaven/plan-trips/1');
  await page.getByLabel('Travel Dates').fill('2031-05-20');
  await page.getByRole('link', { name, exact: true }).click();
  await wake(page);
  await expect(page.getByLabel(words.plannerPage.fields.date)).toHaveValue('2031-05-20');
  await expect(page).toHaveURL('/hi/holyheaven/plan-trips/1#2031-05-20');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.locator('#plan')).toContainText('20 मई 2031');
  await expect(page.locator('#plan-title')).toBeInViewport();
});

test('text is in a Devanagari font even if ours arrives late and the system has none', async ({ page }) => {
  const letGo = await holdBack(page, '**/*.woff2');
  await page.goto('/hi/holyheaven/donation/1', { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() > paint.startTime + 1000;
  });
  letGo();
  await page.waitForLoadState();
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main p' });
  await expect(async () => {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
    expect(others.filter(({ familyName }) => !/Devanagari|Nirmala/.test(familyName))).toEqual([]);
  }).toPass();
});

/** What stays in Latin letters: the company, social networks, and addresses. */
const NAME = /^(Vyomarka( Aerospace\.?)?|LinkedIn|X|YouTube|\S+[@.:/]\S+)$/;

/** The texts of a page, for readers or machines, that are in Latin letters only. Runs in the page. */
function latin(source: string) {
  const doc = new DOMParser().parseFromString(source, 'text/html');
  const kept = 'script, style, [lang^=en] *, [lang^=en], [lang=ta]';
  const said = [...doc.querySelectorAll('*')]
    .filter((element) => !element.closest(kept))
    .flatMap((element) => [
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      element.matches(
        'meta[name=description], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]',
      )
        ? (element.getAttribute('content') ?? '')
        : '',
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ nodeValue }) => nodeValue ?? ''),
    ]);
  return [...new Set(said.map((text) => text.trim()))].filter(
    (text) => /[a-z]{2}/i.test(text) && !/[\u0900-\u097f]/.test(text),
  );
}

test('every Hindi page is in Hindi throughout, or marks where it is not', async ({ page, request }) => {
  for (const path of allPaths.filter((each) => languageAt(each) === 'hi')) {
    const html = await (await request.get(path)).text();
    const { links, jsonLd, headings, titles } = await readHead(page, html);
    const soft = (what: string, value: unknown) => expect.soft(value, `${path}: ${what}`);
    const [unknown] = missing.filter((each) => each.path === path);
    if (unknown) soft('title', titles).toEqual([`${unknown.heading} | ${words.area.name}`]);
    const twins = links.filter(({ text }) => text === 'English').map(({ href }) => href);
    // The coming-soon page for unknown ids is built under an id of its own.
    if (!path.includes('/anything'))
      soft('in English', twins).toEqual([unknown ? TEMPLE_HOME : plainPath(path)]);
    const english = (await page.evaluate(latin, html)).filter((text) => !NAME.test(text));
    soft('words in English', english).toEqual([]);
    // The headline font is subset to the headings' own letters.
    const headlines = headings
      .filter((heading) => heading.inHeadlineFont)
      .flatMap(({ text }) => text.match(/[\u0900-\u097f]+/g) ?? []);
    const uncut = syllablesOf(headlines).filter((syllable) => !cut.includes(syllable));
    soft('not in the font of headings', uncut).toEqual([]);
    expect(links.length, path).toBeGreaterThan(10);
    for (const { href, hreflang, text, inMain } of links.filter((link) => /^\/(?!hi\/)/.test(link.href))) {
      soft(href, hreflang).toMatch(/^en/);
      if (inMain) soft(href, text).toMatch(/\(.*अंग्रेजी में\)/);
    }
    const crumbs = [...jsonLd.join().matchAll(/"@type":"ListItem"[^}]*"item":"([^"]*)"/g)];
    for (const [, crumb = ''] of crumbs) soft('breadcrumb', new URL(crumb).pathname).toMatch(/^\/hi\//);
    for (const group of [words.area.name, frames.hi.inEnglish, frames.hi.pagesInEnglish])
      expect.soft(html, path).toContain(group);
  }
});
