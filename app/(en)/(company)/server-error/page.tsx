import type { Metadata } from 'next';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { siteError } from '@/content/errors';
import { fullTitle } from '@/lib/metadata';

export const metadata: Metadata = {
  title: fullTitle(siteError.documentTitle, '/'),
  robots: { index: false },
};

/** What `next start` sends on an error: delivery/finish.mts replaces Next's own page with this one. */
export default function ServerErrorPage() {
  const { title, text } = siteError;
  return (
    <Container className="py-section">
      <h1 className="text-title">{title}</h1>
      <p className="mt-6 max-w-prose text-lead text-muted">{text}</p>
      <div className="mt-10 flex flex-wrap gap-4">
        {/* Reloads the address, even without scripts. */}
        <form>
          <Button type="submit">{siteError.retry}</Button>
        </form>
        <ButtonLink href="/" variant="secondary">
          {siteError.home}
        </ButtonLink>
      </div>
    </Container>
  );
}
