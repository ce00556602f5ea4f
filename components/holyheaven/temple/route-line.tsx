import { clsx } from 'clsx';
import { Emblem } from '@/components/holyheaven/ornament/emblem';
import { templePage } from '@/content/holyheaven/temple-page';
import type { Temple } from '@/content/temples/types';
import styles from './route-line.module.css';

const stop = clsx(styles.stop, 'relative pb-10 pl-10 last:pb-0 md:pt-12 md:pr-8 lg:pt-18 md:pb-0 md:pl-0');

// Places on the road: under the last stop's words, in a wide window on the line itself.
const via = clsx(
  'mt-2 flex flex-wrap gap-x-6 text-small text-muted',
  'lg:absolute lg:top-4 lg:right-10 lg:left-10 lg:mt-0 lg:flex-nowrap lg:justify-between lg:gap-x-2',
);

/** Airport, station and temple on one line, each with what remains of the way. */
export function RouteLine({ temple: { route, title, town, icon } }: { temple: Temple }) {
  return (
    <ol className="mt-8 flex flex-col md:grid md:grid-cols-[2fr_3fr_auto]" data-reveal="slide">
      {route.stops.map(({ kind, name, toTemple, note }, index) => (
        <li key={kind} className={stop}>
          <p className="text-small text-muted">{templePage.stops[kind]}</p>
          <p className="font-serif text-subheading">{name}</p>
          <p className="mt-2">
            <strong className="text-heading font-serif font-medium">{toTemple}</strong> {templePage.toTemple}
            {note && `, ${note}`}
          </p>
          {index === route.stops.length - 1 && route.via.length > 0 && (
            <ul aria-label={templePage.via} className={via}>
              {route.via.map((name) => (
                <li key={name} className={clsx(styles.place, 'relative lg:pt-3')}>
                  {name}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li className={stop}>
        <Emblem
          name={icon}
          className="absolute -top-1 -left-3 size-10 bg-surface text-accent md:-top-3 md:left-0 md:size-14"
        />
        <p className="text-small text-muted">{templePage.stops.temple}</p>
        <p className="font-serif text-subheading">{title}</p>
        <p className="mt-2">{town}</p>
      </li>
    </ol>
  );
}
