import type { Metadata } from 'next';
import { Frame } from '@/components/layout/frame';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFound() {
  return (
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
  );
}
