import { launchOptions } from '../machine/chromium';
import { expect, test } from './test';

test('a window loads nothing but the page (machine/lean-chromium.sh)', async ({ browser, page }) => {
  test.skip(!launchOptions.executablePath?.endsWith('.sh'), 'this browser starts as it is');
  await page.goto('/');
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  expect(targetInfos.filter(({ type }) => !['tab', 'page', 'browser'].includes(type))).toEqual([]);
});
