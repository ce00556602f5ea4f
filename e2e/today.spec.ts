import { expect, test } from './test';

// lib/temples/today covers every kind of day, temple-hero.test.tsx every state, and today.test.tsx how React takes over.
test('the answer is in the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const note = () => {
      const answered = [...document.querySelectorAll('[data-state]')].at(-1)?.getAttribute('data-state');
      if (answered) performance.mark('answered');
    };
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  });
  for (const path of ['/holyheaven/1', '/hi/holyheaven/2', '/holyheaven']) {
    await page.goto(path);
    const times = await page.waitForFunction(() => {
      const of = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
      const [answered, painted] = [of('answered'), of('first-contentful-paint')];
      return painted && { answered: answered ?? Number.POSITIVE_INFINITY, painted };
    });
    const { answered, painted } = (await times.jsonValue()) || { answered: 1, painted: 0 };
    expect(answered, path).toBeLessThan(painted);
  }
});

test('a page printed before its first touch has the same answer, and the time at which it was true', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-12-01T13:05+05:30');
  for (const [path, time] of [
    ['/holyheaven/1', '1:05\\spm'],
    ['/hi/holyheaven/2', 'दोपहर\\s1:05\\sबजे'],
  ] as const) {
    await page.goto(path);
    const verdict = page.locator('main [data-line="verdict"]');
    const onScreen = await verdict.first().innerText();
    await page.emulateMedia({ media: 'print' });
    await expect(verdict.last(), path).toHaveText(onScreen);
    await expect(verdict.last(), path).toBeVisible();
    await expect(page.locator('main [data-line="now"]')).toHaveText(new RegExp(`\\s2026, ${time}$`));
  }
});
