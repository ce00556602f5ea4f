import type { MetadataRoute } from 'next';
import { site } from '@/content/site';

/** How the site looks among the apps of a phone. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#0a0d16',
    theme_color: '#0a0d16',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
