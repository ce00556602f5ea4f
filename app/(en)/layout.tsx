import '../globals.css';

import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { mainLanguage } from '@/content/languages';
import { archivo } from '@/lib/fonts/archivo';

export { rootMetadata as metadata, rootViewport as viewport } from '@/lib/metadata';

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <Document language={mainLanguage} font={archivo.variable}>
      {children}
    </Document>
  );
}
