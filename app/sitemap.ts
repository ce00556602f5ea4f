import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/env';
import { languageAddresses } from '@/lib/metadata';
import { indexedPages } from '@/lib/pages';

/** Exactly the indexable pages. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPages().map(({ path }) => {
    const addresses = languageAddresses(path);
    return {
      url: absolute(path),
      ...(addresses && { alternates: { languages: addresses } }),
    };
  });
}
