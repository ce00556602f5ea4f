import './globals.css';

import type { Metadata } from 'next';
import { Document } from '@/components/layout/document';
import { Frame } from '@/components/layout/frame';
import { MapSheet } from '@/components/layout/map-sheet';
import { Suggestions } from '@/components/layout/suggestions';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { notFound, sheetNames } from '@/content/errors';
import { mainLanguage } from '@/content/languages';
import { archivo } from '@/lib/fonts/archivo';
import { companyFonts } from '@/lib/fonts/company';
import { rootMetadata } from '@/lib/metadata';

// Not in not-found.tsx: that is in the data of every page, twice. No layout is around this page.
export const metadata: Metadata = { ...rootMetadata, title: notFound.title, robots: { index: false } };

export { rootViewport as viewport } from '@/lib/metadata';

export default function GlobalNotFound() {
  const { eyebrow, title, text, temples, home } = notFound;
  return (
    <Document language={mainLanguage} font={archivo.variable}>
      <Frame theme="dusk" className={companyFonts}>
        <div data-theme="paper" className="overflow-x-clip pt-stack pb-section">
          <Container>
            {/* Not centred: the words would move when the map comes after them. */}
            <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_6fr]">
              <div>
                <Label>{eyebrow}</Label>
                <h1 className="mt-4 text-display">{title}</h1>
                <p className="mt-6 max-w-prose text-lead">{text}</p>
                <div className="mt-10 flex flex-wrap gap-4">
                  <ButtonLink href="/">{home}</ButtonLink>
                  <ButtonLink href="/holyheaven" variant="secondary">
                    {temples}
                  </ButtonLink>
                </div>
              </div>
              <MapSheet names={sheetNames} />
            </div>
            <Suggestions groups={['technologies', 'openings', 'temples']} />
          </Container>
        </div>
      </Frame>
    </Document>
  );
}
