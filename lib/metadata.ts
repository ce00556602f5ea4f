import type { Metadata } from 'next';
import { site } from '@/content/site';

type PageMetadata = {
  /** Without the site's name, which the layout adds. */
  title: string;
  description: string;
  /** Path of the page, with its leading slash. */
  path: string;
  /** false for pages that search engines should leave out. */
  index?: boolean;
};

/** The head of one page: title, description, canonical address, robots and Open Graph. */
export function pageMetadata({ title, description, path, index = true }: PageMetadata): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    robots: index ? undefined : { index: false, follow: true },
    openGraph: { title, description, url: path, siteName: site.name, locale: 'en_IN', type: 'website' },
  };
}
