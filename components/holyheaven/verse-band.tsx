import { Container } from '@/components/ui/container';
import type { Quote } from '@/content/quotes';
import { Lotus } from './ornament';
import { Verse } from './verse';

/** One verse across the page. */
export function VerseBand({ quote }: { quote: Quote }) {
  return (
    <div className="band-indigo overflow-clip">
      <Lotus className="band-lotus" />
      <Container className="py-section">
        <Verse quote={quote} size="large" />
      </Container>
    </div>
  );
}
