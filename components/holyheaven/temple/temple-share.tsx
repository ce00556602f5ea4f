import { Container } from '@/components/ui/container';
import type { Temple } from '@/content/temples/types';
import { siteUrl } from '@/lib/site-url';
import { Share } from './share';
import { ShareLinks } from './share-links';

export function TempleShare({ temple: { id, title, summary } }: { temple: Temple }) {
  const page = { url: new URL(`/holyheaven/${id}`, siteUrl()).href, title, text: summary };
  return (
    <Container className="py-stack">
      <Share {...page}>
        <ShareLinks {...page} />
      </Share>
    </Container>
  );
}
