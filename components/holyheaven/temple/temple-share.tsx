import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { ruleOf, shareLines, templeUrl } from '@/lib/temples/share-text';
import { fill } from '@/lib/text';
import { Share } from './share';

/** Ways to share the page; the picture of today says who may enter, what to leave, whom to call, and whose it is. */
export function TempleShare({ temple }: { temple: Temple }) {
  const { sharing, templePage } = wordsIn(temple.language);
  return (
    <Container className="py-4 lg:py-6">
      <Share
        url={templeUrl(temple)}
        title={temple.title}
        text={shareLines(temple).join('\n')}
        picture={{
          title: fill(sharing.pictureTitle, { place: temple.place }),
          below: [
            ruleOf(temple, 'enter'),
            ruleOf(temple, 'leave'),
            temple.guide.words.ring,
            templePage.support.private,
          ],
        }}
        words={sharing}
      />
    </Container>
  );
}
