import { openings } from '@/content/company/openings';

/** Every page of the site that answers 200, and whether search engines may list it. */
export const pages: { path: string; indexed: boolean }[] = [
  ...['/', '/about', '/team', '/career', '/outreach', '/contact', '/demo', '/register'].map((path) => ({
    path,
    indexed: true,
  })),
  ...['/aboutdrone', '/aboutsoftwaredev', '/aboutdefense'].map((path) => ({ path, indexed: true })),
  ...openings.map(({ slug }) => ({ path: `/career/${slug}`, indexed: true })),
  ...['/privacy', '/terms', '/cookies'].map((path) => ({ path, indexed: true })),
  ...['/login', '/forgot-password', '/dashboard'].map((path) => ({ path, indexed: false })),
  ...['/holyheaven', '/holyheaven/1', '/holyheaven/2', '/holyheaven/3'].map((path) => ({
    path,
    indexed: true,
  })),
  ...['/holyheaven/donation/1', '/holyheaven/plan-trips/2'].map((path) => ({ path, indexed: false })),
  ...['/under-development/1', '/under-development/2?type=donation', '/under-development/3?type=trip'].map(
    (path) => ({
      path,
      indexed: false,
    }),
  ),
  ...['/under-development/anything', '/under-development/anything?type=trip'].map((path) => ({
    path,
    indexed: false,
  })),
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
