import type { Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import './page.css';

const body = localFont({ src: '../fonts/archivo.woff2', weight: '400 700', variable: '--body' });

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <body className={body.className}>{children}</body>
    </html>
  );
}
