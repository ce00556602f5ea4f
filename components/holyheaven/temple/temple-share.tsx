import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { templeUrl } from '@/lib/temples/share-text';
import { Share } from './share';

export function TempleShare({ temple }: { temple: Temple }) {
  return (
    <Container className="pt-4 lg:py-6">
      <Share
        url={templeUrl(temple)}
        title={temple.title}
        text={temple.summary}
        words={wordsIn(temple.language).sharing}
      />
    </Container>
  );
}
