import { clsx } from 'clsx';
import { Emblem } from '@/components/holyheaven/ornament/emblem';
import { templePage } from '@/content/holyheaven/temple-page';
import type { Temple } from '@/content/temples/types';
import styles from './route-line.module.css';

/** Airport, station and temple on one line, each with what remains of the way. */
export function RouteLine({ temple: { route, title, town, icon } }: { temple: Temple }) {
  return (
    <ol className={clsx(styles.route, 'mt-8')} data-reveal="slide">
      {route.stops.map(({ kind, name, toTemple, note }, index) => (
        <li key={kind} className={styles.stop}>
          <p className="text-small text-muted">{templePage.stops[kind]}</p>
          <p className="font-serif text-subheading">{name}</p>
          <p className="mt-2">
            <strong className="text-heading font-serif font-medium">{toTemple}</strong> {templePage.toTemple}
            {note && `, ${note}`}
          </p>
          {index === route.stops.length - 1 && route.via.length > 0 && (
            <ul aria-label={templePage.via} className={clsx(styles.via, 'text-small text-muted')}>
              {route.via.map((name) => (
                <li key={name} className={styles.place}>
                  {name}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li className={styles.stop}>
        <Emblem name={icon} className={clsx(styles.end, 'bg-surface text-accent')} />
        <p className="text-small text-muted">{templePage.stops.temple}</p>
        <p className="font-serif text-subheading">{title}</p>
        <p className="mt-2">{town}</p>
      </li>
    </ol>
  );
}
