import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';

const layouts = {
  /** Two columns in step. */
  columns: {
    list: 'grid gap-x-16 gap-y-6 md:grid-cols-2 md:gap-y-stack',
    item: 'grid content-start gap-1.5 border-t border-line pt-4 md:gap-3 md:pt-5',
  },
  rows: {
    list: '',
    item: 'grid items-baseline gap-x-8 gap-y-1.5 border-t border-line py-5 lg:py-8 last:border-b lg:grid-flow-col lg:auto-cols-fr',
  },
  /** All in one row: for short points. */
  strip: {
    list: 'grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5',
    item: 'grid content-start gap-2 border-t border-line pt-4 sm:[&>h3]:text-subheading',
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
    <section className="pb-section [[data-theme=paper]+&]:pt-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <ul className={clsx('mt-6 sm:mt-stack', list)}>
          {items.map((item) => (
            <li key={item.title} className={itemLook} data-reveal="fade">
              {item.fact && <Label>{item.fact}</Label>}
              <h3 className="text-item">{item.title}</h3>
              <p className="max-w-prose max-sm:text-[0.9375rem] max-sm:leading-normal">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
