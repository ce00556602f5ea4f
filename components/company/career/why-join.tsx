import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { career } from '@/content/company/career';

/** Marks the point where the four reasons meet, like the crosshair of a sight. */
function Crosshair() {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'absolute top-1/2 left-1/2 hidden size-12 -translate-1/2 rounded-full border border-accent md:block',
        'before:absolute before:inset-y-0 before:left-[calc(50%-0.5px)] before:w-px before:bg-accent',
        'after:absolute after:inset-x-0 after:top-[calc(50%-0.5px)] after:h-px after:bg-accent',
      )}
    />
  );
}

export function WhyJoin() {
  const { title, items } = career.why;
  return (
    <section className="border-y border-line bg-haze/45 py-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <div className="relative mt-8">
          <ul className="grid md:auto-rows-fr md:grid-cols-2">
            {items.map((item, index) => (
              <li
                key={item.title}
                data-reveal="fade"
                data-stagger={index % 2}
                className={clsx(
                  'border-line py-8 max-md:border-t',
                  'md:nth-[-n+2]:border-b md:px-12 md:py-10 md:odd:border-r md:odd:pl-0 md:even:pr-0',
                )}
              >
                <h3 className="text-subheading">{item.title}</h3>
                <p className="mt-3 max-w-prose">{item.text}</p>
              </li>
            ))}
          </ul>
          <Crosshair />
        </div>
      </Container>
    </section>
  );
}
