import { Container } from '@/components/ui/container';
import { StillDrawing } from '@/components/ui/still-drawing';
import { drone } from '@/content/company/drone';

/** The second plate of the drone page: an exploded view of the aircraft, and what each part is for. */
export function AircraftSection() {
  const { title, lead, callouts, description } = drone.drawing;
  return (
    <section data-theme="paper" className="border-t border-ink pt-stack pb-stack sm:pb-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <p className="mt-4 max-w-prose text-balance max-sm:text-[0.9375rem] max-sm:leading-normal">{lead}</p>
        <StillDrawing
          name="exploded"
          alt={description}
          width={1600}
          height={910}
          upright={{ name: 'exploded-upright', width: 1272, height: 1338 }}
          className="mt-6 upright:mx-auto upright:max-w-120"
        />
        {/* The upright drawing has numbers, the wide one has names. */}
        <ol className="mt-6 grid gap-x-8 text-balance *:[text-wrap:inherit] max-sm:text-[0.9375rem] max-sm:leading-snug sm:grid-cols-2 lg:grid-cols-4 upright:*:relative upright:*:pl-7 upright:*:before:absolute upright:*:before:left-0 upright:*:before:text-accent-text upright:*:before:content-[counter(list-item)]">
          {callouts.map(({ name, text }) => (
            <li key={name} className="border-t border-line py-2 sm:py-3">
              <strong className="font-semibold sm:block">
                {name}
                <span className="sm:hidden">.</span>
              </strong>{' '}
              {text}
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
