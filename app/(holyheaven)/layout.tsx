import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { temple } from '@/lib/fonts/temple';

export const viewport: Viewport = { themeColor: '#f6eee1' };

export default function HolyHeavenLayout({ children }: { children: ReactNode }) {
  return (
    <Frame theme="first-light" className={temple.variable}>
      {children}
    </Frame>
  );
}
