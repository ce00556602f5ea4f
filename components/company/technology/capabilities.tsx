import { Container } from '@/components/ui/container';
import { StillDrawing } from '@/components/ui/still-drawing';
import type { Technology } from '@/content/schema/company';
import { unbrokenFigures } from '@/content/unbroken';

type CapabilitiesProps = Technology['capabilities'];

/** Capabilities in two columns, separated by hairlines. */
export function Capabilities({ title, items }: CapabilitiesProps) {
  return (
    <section className="py-stack sm:py-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <ul className="mt-6 grid border-line sm:mt-stack md:grid-cols-2 md:border-b">
          {items.map((item) => (
            <li
              key={item.title}
              data-reveal
              className="grid content-start gap-1.5 border-t border-line py-5 md:gap-3 md:py-8 md:odd:border-r md:odd:pr-8 md:even:pl-8"
            >
              {item.drawing && (
                <StillDrawing
                  name={item.drawing}
                  alt=""
                  width={520}
                  height={130}
                  className="mb-3 max-w-80 lg:max-w-none"
                />
              )}
              <div>
                <h3 className="text-item">{item.title}</h3>
                <p className="mt-1 text-small font-semibold text-balance">{item.fact}</p>
              </div>
              <p className="max-w-prose max-sm:text-[0.9375rem] max-sm:leading-normal">
                {unbrokenFigures(item.text)}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
