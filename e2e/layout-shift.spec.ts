import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screens, shiftsOnTheWay, watchShifts } from './shifts';
import { expect, holdBack, test, wake } from './test';

/** Serves the site, but stops each page after the first `mark` of its body until `letGo` is called. */
async function stopAfter(mark: string, site: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    const stop = body.indexOf(mark, body.indexOf('<body')) + mark.length;
    response.write(body.subarray(0, stop));
    await held;
    response.end(body.subarray(stop));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, letGo, close };
}

for (const [screen, options] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    for (const path of ['/career', '/login', '/holyheaven'])
      test(`nothing moves on ${path} when fonts arrive late, and the headline's is shown`, async ({
        page,
      }) => {
        const letGo = await holdBack(page, '**/*.woff2');
        await watchShifts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
        letGo();
        await page.waitForFunction(() =>
          [...document.fonts].some(({ display, status }) => display === 'swap' && status === 'loaded'),
        );
        await wake(page);
        expect(await shiftsOnTheWay(page)).toEqual([]);
      });

    for (const [path, place, mark] of [
      ['/hi/holyheaven', 'its bar', 'href="/register"'],
      ['/', 'its hero', '</h1>'],
    ] as const)
      test(`nothing moves when ${path} stops in the middle of ${place}`, async ({ page, baseURL }) => {
        const { origin, letGo, close } = await stopAfter(mark, baseURL ?? '');
        await watchShifts(page);
        await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
        letGo();
        await page.waitForLoadState();
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        const shifts = await page.evaluate(() => window.shifts);
        close();
        expect(shifts).toEqual([]);
      });
  });
