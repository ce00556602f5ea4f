import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/env';

/** Pages that are not to be listed say so in their heads, which a crawler must be able to read: only the API is barred. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', siteUrl()).href,
  };
}
