import { expect, test, wake } from './test';

const addresses = ['/holyheaven', '/holyheaven/1', '/holyheaven/3', '/hi/holyheaven', '/hi/holyheaven/2'];

for (const path of addresses)
  test(`the words of ${path} stand beside its picture at every width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      if (!title || !picture || !bar) throw new Error(`${path} does not show title, picture or bar`);
      const apart =
        picture.y + picture.height <= title.y ||
        title.y + title.height <= picture.y ||
        title.x + title.width <= picture.x;
      expect.soft(apart, String(width)).toBe(true);
      // Nothing of the picture is behind the bar: neither a summit nor a flag is cut.
      expect.soft(picture.y, String(width)).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
    }
  });

test('a page preloads the fonts that it uses', async ({ request }) => {
  for (const [path, fonts] of [
    ['/', ['archivo', 'headline']],
    ['/aboutdrone', ['archivo', 'headline']],
    ['/holyheaven/1', ['archivo', 'temple']],
    ['/hi/holyheaven/1', ['hindi', 'hindi_bold', 'hindi_headline']],
  ] as const) {
    const html = await (await request.get(path)).text();
    const preloads = [...html.matchAll(/rel="preload" href="[^"]*\/([\w-]+?)(?:-s)?\.[^"]*woff2"/g)];
    expect(preloads.map(([, name]) => name).sort(), path).toEqual(fonts);
  }
});

test('on a phone, the font of a verse is fetched before the verse is laid out, and stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const coming = page.waitForRequest(/sanskrit/);
  await page.goto('/holyheaven/2');
  const verse = page.locator('[lang=sa].font-sanskrit');
  await coming;
  expect(await verse.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    false,
  );
  await page.getByText('Read on').click();
  await verse.scrollIntoViewIfNeeded();
  await wake(page);
  await expect(page.locator('style[data-used]')).toHaveCount(0);
  expect(await page.evaluate(() => [...document.fonts].some(({ family }) => family === 'sanskrit'))).toBe(
    true,
  );
});
