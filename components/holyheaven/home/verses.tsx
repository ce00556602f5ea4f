import { Verse } from '@/components/holyheaven/verse';
import { VerseBand } from '@/components/holyheaven/verse-band';
import { Container } from '@/components/ui/container';
import { verses } from '@/content/holyheaven/home';
import { quotes } from '@/content/holyheaven/quotes';

export function Verses() {
  const [first, ...others] = quotes;
  return (
    <section aria-labelledby="verses">
      <VerseBand quote={first}>
        <div className="mb-stack flex flex-col gap-2">
          <h2 id="verses" className="text-heading">
            {verses.title}
          </h2>
          <p className="text-muted">{verses.intro(quotes.length)}</p>
        </div>
      </VerseBand>
      <Container className="grid gap-stack py-section lg:grid-cols-2 lg:gap-24">
        {others.map((quote) => (
          <div key={quote.id} className="lg:even:mt-section">
            <Verse quote={quote} />
          </div>
        ))}
      </Container>
    </section>
  );
}
