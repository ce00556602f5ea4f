import { Container } from '@/components/ui/container';
import { career } from '@/content/company/career';
import { openings } from '@/content/company/openings';
import { OpeningRow } from './opening-row';

export function OpeningsBoard() {
  return (
    <section className="pb-section">
      <Container>
        <h2 className="font-mono text-label font-normal text-muted">{career.openings.title}</h2>
        <ul className="mt-2 border-b border-line">
          {openings.map((opening) => (
            <OpeningRow key={opening.slug} opening={opening} />
          ))}
        </ul>
      </Container>
    </section>
  );
}
