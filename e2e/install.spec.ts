import sharp from 'sharp';
import { languages, pathIn } from '@/content/languages';
import { templesIn } from '@/content/temples';
import { expect, test } from './test';

// Playwright's contexts count as incognito windows, in which nothing can be installed.
const OF_TESTS = 'in-incognito';

for (const { code, tag } of languages)
  test(`Chrome can install the temple area in ${code}, from any of its pages`, async ({ page, request }) => {
    const start = pathIn(code, '/holyheaven');
    const session = await page.context().newCDPSession(page);
    for (const path of [start, `${start}/1`, `${start}/plan-trips/2`]) {
      await page.goto(path);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== OF_TESTS)).toEqual([]);
      const { url, errors } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(new URL(url).pathname).toBe(pathIn(code, '/manifest.webmanifest'));
    }
    const answer = await request.get(pathIn(code, '/manifest.webmanifest'));
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ id: start, start_url: start, lang: tag, scope: '/' });
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(
      templesIn(code).map(({ title }) => title),
    );
    for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts])
      expect((await request.get(url)).status(), url).toBe(200);
    const icons: string[] = [];
    for (const { src, sizes, purpose } of manifest.icons) {
      const { format, width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
      icons.push(`${purpose} ${format} ${sizes}`);
    }
    expect(icons.sort()).toEqual(
      ['any', 'maskable'].flatMap((purpose) => [`${purpose} png 192x192`, `${purpose} png 512x512`]),
    );
  });

test('the company’s pages offer nothing to install', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
});
