import type { MetadataRoute } from 'next';
import modified from '@/content/modified.json';
import { siteUrl } from '@/lib/env';
import { languageAddresses } from '@/lib/metadata';
import { indexedPages } from '@/lib/pages';

const days: Record<string, { day: string } | undefined> = modified;

/** Exactly the pages that search engines may list, with the days on which their words last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPages().map(({ path }) => {
    const addresses = languageAddresses(path);
    return {
      url: new URL(path, siteUrl()).href,
      lastModified: days[path]?.day,
      ...(addresses && { alternates: { languages: addresses } }),
    };
  });
}
