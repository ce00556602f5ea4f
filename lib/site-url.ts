import { env } from './env';

/** The public address of the site, for absolute links in page heads and the sitemap. */
export function siteUrl(): URL {
  return new URL(env().SITE_URL);
}
