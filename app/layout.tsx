import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { EarlyAction } from '@/components/layout/early-action';
import { Reveal } from '@/components/motion/reveal';
import { ScrollToTop } from '@/components/motion/scroll-to-top';
import { site } from '@/content/site';
import { archivo } from '@/lib/fonts/archivo';
import { siteUrl } from '@/lib/site-url';
import './globals.css';

export const metadata: Metadata = {
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
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0a0d16' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={archivo.variable}>
      <body>
        {children}
        <ScrollToTop />
        <Reveal />
        <EarlyAction />
      </body>
    </html>
  );
}
