import './globals.css';

import type { Metadata } from 'next';
import { Document } from '@/components/layout/document';
import { Frame } from '@/components/layout/frame';
import { MapSheet } from '@/components/layout/map-sheet';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { LinkList } from '@/components/ui/text-link';
import { notFound } from '@/content/errors';
import { mainLanguage } from '@/content/languages';
import { linkTo } from '@/content/navigation';
import { archivo } from '@/lib/fonts/archivo';
import { companyFonts } from '@/lib/fonts/company';
import { fullTitle, rootMetadata } from '@/lib/metadata';

// Not in not-found.tsx, which every page's data contains twice. This page has no layout around it.
export const metadata: Metadata = {
  ...rootMetadata,
  title: fullTitle(notFound.title, '/'),
  robots: { index: false },
};

export { rootViewport as viewport } from '@/lib/metadata';

const onward = [
  linkTo('/aboutdrone'),
  linkTo('/career'),
  linkTo('/contact'),
  linkTo('/holyheaven', notFound.temples),
];

export default function GlobalNotFound() {
  const { eyebrow, title, text, home } = notFound;
  return (
    <Document language={mainLanguage} font={archivo.variable}>
      <Frame theme="dusk" className={companyFonts}>
        <div data-theme="paper" className="overflow-x-clip pt-6 pb-stack lg:pt-stack lg:pb-section">
          <Container>
            {/* Not centred: the text would move when the map below it arrives. */}
            <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[6fr_7fr]">
              <div className="lg:pt-[4.5vw]">
                <Label>{eyebrow}</Label>
                <h1 className="mt-2 text-display lg:text-[4rem]">{title}</h1>
                <p className="mt-4 mb-6 max-w-form sm:text-lead lg:mt-6">{text}</p>
                <ButtonLink href="/">{home}</ButtonLink>
                <LinkList links={onward} className="mt-3 grid grid-cols-2 sm:flex sm:gap-x-6" />
              </div>
              <MapSheet />
            </div>
          </Container>
        </div>
      </Frame>
    </Document>
  );
}
