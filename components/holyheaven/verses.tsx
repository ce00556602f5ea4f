import { Container } from '@/components/ui/container';
import { verses } from '@/content/holyheaven';
import { quotes } from '@/content/quotes';
import { Lotus } from './ornament';
import { Verse } from './verse';

/** The three verses: the first fills a night-blue band, the others stand on sandstone below it. */
export function Verses() {
  const [first, ...others] = quotes;
  return (
    <section aria-labelledby="verses">
      <div className="band-indigo overflow-clip">
        <Lotus className="band-lotus" />
        <Container className="py-section">
          <div className="section-head">
            <h2 id="verses" className="text-heading">
              {verses.title}
            </h2>
            <p className="text-muted">{verses.intro(quotes.length)}</p>
          </div>
          {first && <Verse quote={first} size="large" />}
        </Container>
      </div>
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
