import { Picture } from '@/components/ui/picture';
import { home } from '@/content/company/home';
import { technologyLinks } from '@/content/navigation';
import { ExploreLink } from './explore-link';

/** The first offering: the picture from edge to edge, its design targets along the bottom. */
export function DroneOffering() {
  const { title, text, picture, figures } = home.offerings.drone;
  return (
    <article className="scene">
      <Picture name={picture} sizes="max(100vw, 150vh)" className="scene-picture" tall />
      <div className="scene-text">
        <h3 className="max-w-xl text-title" data-reveal="fade">
          {title}
        </h3>
        <p className="mt-4 max-w-md">{text}</p>
        <ExploreLink href={technologyLinks.drone.href} title={title} />
        <dl className="figures">
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
