import { Container } from '@/components/ui/container';
import type { Temple } from '@/content/temples/types';
import { shareText, templeUrl } from '@/lib/temples/share-text';
import { Share } from './share';

export function TempleShare({ temple }: { temple: Temple }) {
  return (
    <Container className="py-stack">
      <Share url={templeUrl(temple)} title={temple.title} text={shareText(temple)} />
    </Container>
  );
}
