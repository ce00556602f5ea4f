import { temples } from '@/content/temples';
import { comingSoonPath, pages as listed } from '@/lib/pages';

const [first, second, third] = temples.map(({ id }) => id);

/** Every page of the site, a coming-soon page of each kind, and whether search engines may list it. */
export const pages: { path: string; indexed: boolean }[] = [
  ...listed.map(({ path, index }) => ({ path, indexed: index !== false })),
  ...[
    comingSoonPath(first ?? '', 'generic'),
    comingSoonPath(second ?? '', 'donation'),
    comingSoonPath(third ?? '', 'trip'),
    comingSoonPath('anything', 'generic'),
    comingSoonPath('anything', 'trip'),
  ].map((path) => ({ path, indexed: false })),
];

/** Addresses that answer 404, with the heading they show. */
export const missing: { path: string; heading: string }[] = [
  { path: '/nowhere', heading: 'Page not found' },
  { path: '/about/us', heading: 'Page not found' },
  { path: '/holyheaven/1/more', heading: 'Page not found' },
  ...['4', 'unknown', '1abc', '01', '%20', 'constructor', '%E0%A4%AC'].map((id) => ({
    path: `/holyheaven/${id}`,
    heading: 'Temple Not Found',
  })),
  { path: '/holyheaven/donation/99', heading: 'Temple Not Found' },
  { path: '/holyheaven/plan-trips/99', heading: 'Temple Not Found' },
];
