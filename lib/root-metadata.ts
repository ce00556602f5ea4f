import type { Metadata, Viewport } from 'next';
import { site } from '@/content/site';
import { siteUrl } from './env';

/** What the head of every page has, whatever its language. */
export const rootMetadata = {
  metadataBase: siteUrl(),
  title: { default: site.name, template: `%s | ${site.name}` },
  description: site.description,
  // Icon files in app/ would get a hash in their address, which every page would then carry.
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32', type: 'image/x-icon' },
      { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
  },
} satisfies Metadata;

/** The canvas of each theme, for what browsers paint around a page: a test compares it with the tokens. */
export const canvases = { dusk: '#0a0d16', 'first-light': '#f6eee1' } as const;

export const rootViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: canvases.dusk,
};
