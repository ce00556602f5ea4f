import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/env';

/** Disallows only the API: unlisted pages say noindex in their head, which crawlers must be able to read. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absolute('/sitemap.xml'),
  };
}
