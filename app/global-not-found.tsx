import type { Metadata } from 'next';
import { Frame } from '@/components/layout/frame';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import RootLayout, { metadata as site, viewport } from './layout';

// No layout is around this page: a not-found.tsx would be part of every page's data, once for each layout.
export const metadata: Metadata = { ...site, title: 'Page not found', robots: { index: false } };

export { viewport };

export default function GlobalNotFound() {
  return (
    <RootLayout>
      <Frame theme="dusk">
        <Container className="py-section">
          <Label>404 · off the map</Label>
          <h1 className="mt-4 text-display">Page not found</h1>
          <p className="mt-6 max-w-prose text-lead text-muted">
            There is nothing at this address. It may have moved, or the link may have lost a letter on its way
            to you.
          </p>
          <div className="mt-10 flex flex-wrap gap-4">
            <ButtonLink href="/">Back to the home page</ButtonLink>
            <ButtonLink href="/holyheaven" variant="secondary">
              Visit Holy Heaven
            </ButtonLink>
          </div>
        </Container>
      </Frame>
    </RootLayout>
  );
}
