import { Container } from '@/components/ui/container';
import { home } from '@/content/company/home';
import styles from './stats-panel.module.css';

/** The company's four figures, each with its words. */
export function StatsPanel() {
  return (
    <section className="border-y border-line bg-haze/45">
      <Container>
        <h2 className="sr-only">{home.stats.title}</h2>
        <dl className="grid grid-cols-2 lg:grid-cols-4">
          {home.stats.items.map(({ value, label, note }, index) => (
            <div key={label} className={styles.cell} data-reveal="fade" data-stagger={index}>
              <dt className="leading-snug font-semibold">{label}</dt>
              <dd className={styles.figure}>{value}</dd>
              <dd className="text-small text-muted">{note}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
