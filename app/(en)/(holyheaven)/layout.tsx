import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { languageNamed } from '@/content/languages';
import { temple } from '@/lib/fonts/temple';

export const viewport: Viewport = { themeColor: '#f6eee1' };

type Props = { children: ReactNode; params: Promise<{ lang?: string }> };

export default async function HolyHeavenLayout({ children, params }: Props) {
  return (
    <Frame theme="first-light" language={languageNamed((await params).lang)} className={temple.variable}>
      {children}
    </Frame>
  );
}
