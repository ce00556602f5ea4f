import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import type { Technology } from '@/content/company/schemas';

const layouts = {
  /** Two columns in step. */
  columns: {
    list: 'grid gap-x-16 gap-y-stack md:grid-cols-2',
    item: 'grid content-start gap-3 border-t border-line pt-5',
  },
  rows: {
    list: '',
    item: 'grid items-baseline gap-x-8 gap-y-3 border-t border-line py-8 last:border-b lg:grid-cols-[3fr_4fr_5fr]',
  },
  /** Two columns with hairlines between them. */
  grid: {
    list: 'grid border-line md:grid-cols-2 md:border-b',
    item: 'grid content-start gap-3 border-t border-line py-8 md:odd:border-r md:odd:pr-8 md:even:pl-8',
  },
};

type CapabilitiesProps = Technology['capabilities'] & { layout: keyof typeof layouts };

export function Capabilities({ title, items, layout }: CapabilitiesProps) {
  const { list, item: itemLook } = layouts[layout];
  return (
    <section className="pb-section [[data-theme=paper]+&]:pt-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <ul className={clsx('mt-stack', list)}>
          {items.map((item) => (
            <li key={item.title} className={itemLook} data-reveal="fade">
              <Label>{item.fact}</Label>
              <h3 className="text-heading">{item.title}</h3>
              <p className="max-w-prose">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
