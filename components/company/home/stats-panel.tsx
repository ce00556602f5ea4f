import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { StillDrawing } from '@/components/ui/still-drawing';
import { TextLink } from '@/components/ui/text-link';
import { home } from '@/content/company/home';
import { standingLine } from '@/content/company/standing';

/** A cell between hairlines: two per row, or four in a wide window. */
const cell = clsx(
  'flex flex-col border-line py-[clamp(1.25rem,2.4vw,2rem)]',
  'max-lg:odd:pr-5 max-lg:even:border-l max-lg:even:pl-5 max-lg:nth-[n+3]:border-t',
  'lg:px-8 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0',
);
const figure = clsx(
  'order-first mb-4 font-heading text-[clamp(2rem,3vw,2.5rem)] leading-[0.9] tracking-[-0.03em]',
  // Offsets the digits' side bearing to align them with the words below.
  '-ml-[0.04em]',
);

/** The company's four figures with their labels, and how far the aircraft is. */
export function StatsPanel() {
  return (
    <section className="border-b border-line">
      <Container>
        <h2 className="sr-only">{home.stats.title}</h2>
        <dl className="grid border-t border-line grid-cols-2 lg:grid-cols-4">
          {home.stats.items.map(({ value, label, note }, index) => (
            <div key={label} className={cell} data-reveal data-stagger={index}>
              <dt className="leading-snug font-semibold">{label}</dt>
              <dd className={figure}>{value}</dd>
              <dd className="text-small text-muted">{note}</dd>
            </div>
          ))}
        </dl>
        <div className="border-t border-line py-stack">
          <p className="mb-6 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3 text-lead lg:mb-8">
            <span className="wide text-title">{standingLine.text}</span>
            <TextLink href={standingLine.href}>{standingLine.label}</TextLink>
          </p>
          <StillDrawing
            name="kit"
            alt={standingLine.drawing}
            width={1602}
            height={342}
            upright={{ name: 'kit-upright', width: 720, height: 652 }}
            className="print:invert"
          />
        </div>
      </Container>
    </section>
  );
}
