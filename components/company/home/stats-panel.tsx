import { Container } from '@/components/ui/container';
import { home, type Stat } from '@/content/company/home';
import { SCALE_WIDTH, scalePaths } from './scale-path';

function Scale({ scale }: { scale: Stat['scale'] }) {
  const { read, rest, reading } = scalePaths(scale);
  return (
    <dd aria-hidden="true" className="order-3 mt-auto pt-6">
      <svg aria-hidden="true" viewBox={`-6 0 ${SCALE_WIDTH + 12} 25`} className="drawing">
        <path d={rest} className="faint" />
        <path d={read} />
        <path d={`M${reading - 5} 0h10l-5 8z`} fill="currentColor" className="mark" />
      </svg>
      <p className="flex justify-between font-mono text-label text-muted">
        <span>{scale.from}</span>
        <span>{scale.to}</span>
      </p>
    </dd>
  );
}

/** The four fixed figures, each read on its own scale like an instrument. */
export function StatsPanel() {
  return (
    <section className="border-y border-line bg-surface">
      <Container>
        <h2 className="sr-only">{home.stats.title}</h2>
        <dl className="panel">
          {home.stats.items.map(({ value, label, note, scale }, index) => (
            <div key={label} className="panel-cell" data-reveal="fade" data-stagger={index}>
              <dt className="order-1 mt-3 font-semibold">{label}</dt>
              <dd className="wide text-display tabular-nums">{value}</dd>
              <dd className="order-2 text-small text-muted">{note}</dd>
              <Scale scale={scale} />
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
