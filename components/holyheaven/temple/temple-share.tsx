import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { rulesOf, shareLines, templeUrl } from '@/lib/temples/share-text';
import { fill } from '@/lib/text';
import { Share } from './share';

/** Ways to share the page; the picture of today includes the rule that people break unawares. */
export function TempleShare({ temple }: { temple: Temple }) {
  const { sharing } = wordsIn(temple.language);
  return (
    <Container className="py-4 lg:py-6">
      <Share
        url={templeUrl(temple)}
        title={temple.title}
        text={shareLines(temple).join('\n')}
        picture={{
          title: fill(sharing.pictureTitle, { place: temple.place }),
          rule: rulesOf(temple).at(-1) ?? '',
        }}
        words={sharing}
      />
    </Container>
  );
}
