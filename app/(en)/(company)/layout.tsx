import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';

export default function CompanyLayout({ children }: { children: ReactNode }) {
  return <Frame theme="dusk">{children}</Frame>;
}
