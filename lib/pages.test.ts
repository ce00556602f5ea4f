/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { languages } from '@/content/languages';
import { templesIn } from '@/content/temples';

import { indexedPages, pageAt, pages, trail } from './pages';

// No link leads to these: Next's server and the service worker show them in place of another page.
const STAND_INS = ['/server-error', '/holyheaven/offline'];

/** The routes of app/, such as /career/[slug]. */
const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/(^|\/)page\.tsx$/, '').replace(/\([^)]+\)\/?/g, '')}`);

test('every page file without a parameter is listed, and every listed page has a file', () => {
  const fixed = routes.filter((route) => !route.includes('[') && !STAND_INS.includes(route));
  expect(fixed.length).toBeGreaterThan(15);
  expect(fixed.filter((route) => !pageAt(route))).toEqual([]);
  const patterns = routes.map((route) => new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`));
  expect(pages.filter(({ path }) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});

test('all pages are indexed except forms, login and dashboard', () => {
  // Whether an opening is listed depends on the day.
  const lasting = pages.filter(({ parent }) => parent !== '/career');
  const unlisted = lasting.filter((page) => !indexedPages().includes(page)).map(({ path }) => path);
  const forms = languages
    .flatMap(({ code }) => templesIn(code))
    .flatMap(({ donationLink, tripLink }) => [donationLink, tripLink]);
  expect(unlisted.sort()).toEqual(['/dashboard', '/forgot-password', '/login', ...forms].sort());
});

test('every parent page exists', () => {
  expect(pages.filter(({ parent }) => parent && !pageAt(parent))).toEqual([]);
});

test('breadcrumbs list the parent pages', () => {
  const donation = pageAt('/holyheaven/donation/1');
  const above = ['Home', 'Holy Heaven', 'Badrinath Temple'];
  expect(donation && trail(donation).map(({ name }) => name)).toEqual([
    ...above,
    'Donations to Badrinath Temple',
  ]);
});
