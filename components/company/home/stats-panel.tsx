import { Container } from '@/components/ui/container';
import { Drawing, faint, marked } from '@/components/ui/drawing';
import { home, type Stat } from '@/content/company/home';
import { SCALE_WIDTH, scalePaths } from './scale-path';
import styles from './stats-panel.module.css';

function Scale({ scale }: { scale: Stat['scale'] }) {
  const { read, rest, reading } = scalePaths(scale);
  return (
    <dd aria-hidden="true" className="order-3 mt-auto pt-6">
      <Drawing viewBox={`-6 0 ${SCALE_WIDTH + 12} 25`}>
        <path d={rest} {...faint} />
        <path d={read} />
        <path d={`M${reading - 5} 0h10l-5 8z`} fill="currentColor" {...marked} />
      </Drawing>
      <p className="flex justify-between font-mono text-label text-muted">
        <span>{scale.from}</span>
        <span>{scale.to}</span>
      </p>
    </dd>
  );
}

/** The company's four figures, each on a drawn scale like that of an instrument. */
export function StatsPanel() {
  return (
    <section className="border-y border-line bg-surface">
      <Container>
        <h2 className="sr-only">{home.stats.title}</h2>
        <dl className="grid grid-cols-2 lg:grid-cols-4">
          {home.stats.items.map(({ value, label, note, scale }, index) => (
            <div key={label} className={styles.cell} data-reveal="fade" data-stagger={index}>
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
