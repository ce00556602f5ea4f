import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { unbrokenFigures } from '@/content/unbroken';

const layouts = {
  rows: {
    list: '',
    item: 'grid items-baseline gap-x-16 gap-y-1.5 border-t border-line py-5 last:border-b lg:grid-cols-[5fr_7fr] lg:py-6',
  },
  /** Two columns with hairlines between them. */
  grid: {
    list: 'grid border-line md:grid-cols-2 md:border-b',
    item: 'grid content-start gap-1.5 border-t border-line py-5 md:gap-3 md:py-8 md:odd:border-r md:odd:pr-8 md:even:pl-8',
  },
};

type CapabilitiesProps = {
  title: string;
  items: readonly { title: string; text: string; fact?: string }[];
  layout: keyof typeof layouts;
};

/** What something does or is designed around, point by point. */
export function Capabilities({ title, items, layout }: CapabilitiesProps) {
  const { list, item: itemLook } = layouts[layout];
  return (
    <section className="py-stack sm:py-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <ul className={clsx('mt-6 sm:mt-stack', list)}>
          {items.map((item) => (
            <li key={item.title} className={itemLook} data-reveal="fade">
              <div>
                {item.fact && <Label className="mb-1.5 text-balance">{item.fact}</Label>}
                <h3 className="text-item">{item.title}</h3>
              </div>
              <p className="max-w-prose text-balance max-sm:text-[0.9375rem] max-sm:leading-normal">
                {unbrokenFigures(item.text)}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
