import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { mono } from '@/lib/fonts/mono';

export default function CompanyLayout({ children }: { children: ReactNode }) {
  return (
    <Frame theme="dusk" className={mono.variable}>
      {children}
    </Frame>
  );
}
