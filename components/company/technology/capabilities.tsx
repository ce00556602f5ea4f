import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import type { Technology } from '@/content/company/technology';

type CapabilitiesProps = Technology['capabilities'] & {
  /** How the four stand: in two columns of which the second hangs lower, as rows, or in a grid of hairlines. */
  layout: 'staggered' | 'rows' | 'grid';
};

/** The four capabilities of a technology. */
export function Capabilities({ title, items, layout }: CapabilitiesProps) {
  return (
    <section className="py-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <ul className={clsx('mt-stack', `capabilities-${layout}`)}>
          {items.map((item) => (
            <li key={item.title} data-reveal="fade">
              <p className="font-mono text-label text-accent-text">{item.fact}</p>
              <h3 className="text-heading">{item.title}</h3>
              <p className="max-w-prose">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
