import { Container } from '@/components/ui/container';
import type { Temple } from '@/content/temples/types';
import { siteUrl } from '@/lib/site-url';
import { Share } from './share';

export function TempleShare({ temple: { id, title, summary } }: { temple: Temple }) {
  return (
    <Container className="py-stack">
      <Share url={new URL(`/holyheaven/${id}`, siteUrl()).href} title={title} text={summary} />
    </Container>
  );
}
