import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { companyFonts } from '@/lib/fonts/company';

export default function CompanyLayout({ children }: { children: ReactNode }) {
  return (
    <Frame theme="dusk" className={companyFonts}>
      {children}
    </Frame>
  );
}
