import { Scene } from '@/components/ui/scene';
import { home } from '@/content/company/home';
import { technologyLinks } from '@/content/navigation';
import { ExploreLink } from './explore-link';

/** The first offering: a picture from edge to edge, with the design targets along the bottom. */
export function DroneOffering() {
  const { title, text, picture, figures } = home.offerings.drone;
  return (
    <Scene as="article" picture={picture}>
      <h3 className="max-w-xl text-title" data-reveal="fade">
        {title}
      </h3>
      <p className="mt-4 max-w-md">{text}</p>
      <ExploreLink href={technologyLinks.drone.href} title={title} />
      <dl className="mt-stack flex flex-wrap gap-x-12 gap-y-4 border-t border-line pt-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="font-mono text-label text-muted">{label}</dt>
            <dd className="text-heading font-stretch-(--heading-stretch) tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Scene>
  );
}
