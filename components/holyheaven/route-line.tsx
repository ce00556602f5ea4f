import { templePage } from '@/content/temple-page';
import type { Temple } from '@/content/temples/types';
import { Emblem } from './emblem';

/** Airport, station and temple on one line, each with what remains of the way. */
export function RouteLine({ temple: { route, title, town, icon } }: { temple: Temple }) {
  return (
    <ol className="route" data-reveal="slide">
      {route.stops.map(({ kind, name, toTemple, note }, index) => (
        <li key={kind} className="route-stop">
          <p className="text-small text-muted">{templePage.stops[kind]}</p>
          <p className="font-serif text-subheading">{name}</p>
          <p className="mt-2">
            <strong className="text-heading font-serif font-medium">{toTemple}</strong> {templePage.toTemple}
            {note && `, ${note}`}
          </p>
          {index === route.stops.length - 1 && route.via.length > 0 && (
            <ul aria-label={templePage.via} className="route-via">
              {route.via.map((name) => (
                <li key={name} className="route-place">
                  {name}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li className="route-stop">
        <Emblem name={icon} className="route-end" />
        <p className="text-small text-muted">{templePage.stops.temple}</p>
        <p className="font-serif text-subheading">{title}</p>
        <p className="mt-2">{town}</p>
      </li>
    </ol>
  );
}
