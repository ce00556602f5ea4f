import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Answer, addressFile, type ByVariant } from '../delivery/site/format';
import { pages } from './routes';
import { servers } from './servers';
import { expect, fillRegister, test } from './test';

const REGISTER = '/api/v1/auth/register';
const person = { fullName: 'Asha Rao', email: 'asha@example.com', password: 'Sky-high-9', role: 'USER' };
const secure = { 'X-Secure-Request': 'true' };

async function register(page: Page, server: string) {
  await page.goto(`${server}/register`);
  await fillRegister(page);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
}

/** The headers of a request for a variant of what is at an address (delivery/site/format.ts). */
function asking(variant: string): Record<string, string> {
  const [rsc, segment] = variant.split(/:(.*)/);
  return { ...(rsc ? { rsc: '1' } : {}), ...(segment ? { 'next-router-segment-prefetch': segment } : {}) };
}

/** The addresses of everything in public/. Folders have no record. */
const publicFiles = () =>
  readdirSync('public', { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`);

test('every answer equals the finished site’s, byte for byte', async ({ request }) => {
  const site = '.site/current';
  const files = Object.keys(JSON.parse(readFileSync(`${site}/hashed.json`, 'utf8')));
  const documents = [...pages.map(({ path }) => path).filter((path) => !path.includes('?')), '/404'];
  const routes = [
    '/offline.js',
    '/offline-off.js',
    '/temples.json',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
  ];
  const compared = new Set<string>();
  for (const address of [...documents, ...files, ...routes, ...publicFiles()]) {
    const record = `${site}/addresses/${addressFile(address)}`;
    if (!existsSync(record)) continue;
    const answers: ByVariant<Answer> = JSON.parse(readFileSync(record, 'utf8')).answers;
    for (const [variant, { status, headers, body }] of Object.entries(answers)) {
      const response = await request.get(address, { headers: asking(variant) });
      const name = `${address} ${variant}`;
      expect.soft(response.status(), name).toBe(status);
      expect.soft(response.headers(), name).toMatchObject(headers);
      const same = (await response.body()).equals(readFileSync(`${site}/bodies/${body}`));
      expect.soft(same, name).toBe(true);
      compared.add(name);
    }
  }
  expect(compared.size).toBeGreaterThan(200);
});

test('a client without brotli gets the page uncompressed, and a range request gets the whole page', async ({
  request,
}) => {
  const whole = await (await request.get('/about')).text();
  const plain = await request.get('/about', { headers: { 'accept-encoding': 'gzip', range: 'bytes=0-9' } });
  expect(plain.status()).toBe(200);
  expect(plain.headers()['content-encoding']).toBeUndefined();
  expect(await plain.text()).toBe(whole);
});

test('internal file names are not served, and other methods are refused', async ({ request }) => {
  for (const path of ['/site.json', '/addresses/', '/bodies/'])
    expect((await request.get(path)).status(), path).toBe(404);
  const posted = await request.post('/about', { data: '[]' });
  expect(posted.status()).toBe(405);
  expect(posted.headers().allow).toBe('GET, HEAD');
  expect(posted.headers()['cache-control']).toBe('no-store');
});

test('what is not a registration from this site gets a 4xx with a message', async ({ request }) => {
  const refused = {
    400: [
      await request.post(REGISTER, { data: person }),
      await request.post(REGISTER, { data: person, headers: { ...secure, Origin: 'https://else.example' } }),
      await request.post(REGISTER, { data: person, headers: { ...secure, Origin: 'null' } }),
    ],
    405: [await request.get(REGISTER), await request.put(REGISTER), await request.post('/api/health')],
    413: [
      await request.post(REGISTER, { data: { ...person, fullName: 'x'.repeat(20_000) }, headers: secure }),
    ],
    415: [await request.post(REGISTER, { form: person, headers: secure })],
  };
  for (const [status, responses] of Object.entries(refused))
    for (const response of responses) {
      expect(response.status()).toBe(Number(status));
      expect(await response.json()).toEqual({ message: expect.any(String) });
    }
});

test('a registration through the page is answered by AUTH_API_URL', async ({ page, request }) => {
  await register(page, servers.site);
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  for (const path of ['/api/health', '/api/health/ready']) {
    const health = await request.get(path);
    expect([health.status(), await health.json()]).toEqual([200, { status: 'ok', store: 'upstream' }]);
  }
  const live = await request.get('/api/health/live');
  expect([live.status(), await live.json()]).toEqual([200, { status: 'ok' }]);
});

test.describe('without AUTH_API_URL', () => {
  test.use({ expectedComplaints: ['503 (Service Unavailable)'] });

  test('the form says that registration is closed', async ({ page }) => {
    await register(page, servers.bare);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This site takes no registrations at the moment. Please write to us instead.',
    );
    await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);
  });

  test('the answer is a 503 that no cache keeps', async ({ request }) => {
    const response = await request.post(`${servers.bare}${REGISTER}`, { data: person, headers: secure });
    expect(response.status()).toBe(503);
    expect(response.headers()['cache-control']).toBe('no-store');
    const health = await request.get(`${servers.bare}/api/health`);
    expect([health.status(), await health.json()]).toEqual([503, { status: 'unavailable', store: 'none' }]);
  });
});
