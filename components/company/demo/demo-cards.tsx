import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { type Demo, demoPage, demos } from '@/content/company/demo';
import { technologyLinks } from '@/content/navigation';
import styles from './demo-cards.module.css';
import { ChooseDemo, DemoSwitch } from './demo-choice';

type Row = keyof typeof demoPage.rows;
const rows = Object.entries(demoPage.rows) as [Row, string][];

// In CSS, so that it works without a script: `group/demo` is around the cards and the form.
const lit: Record<Demo['id'], string> = {
  drone: 'group-has-[option[value=drone]:checked]/demo:border-t-accent',
  software: 'group-has-[option[value=software]:checked]/demo:border-t-accent',
  defense: 'group-has-[option[value=defense]:checked]/demo:border-t-accent',
};

/** What each demo covers: side by side, or one at a time in a narrow window. The one chosen in the form is highlighted. */
export function DemoCards() {
  return (
    <Container className="pt-6 pb-4 lg:py-stack">
      <DemoSwitch label={demoPage.which} demos={demos.map(({ id, short }) => ({ id, short }))} />
      {/* The words of all three are as wide: those of the middle one have a margin on both sides. */}
      <ul className="grid lg:grid-cols-[1fr_calc((100%+4rem)/3)_1fr]">
        {demos.map((demo) => (
          <li
            key={demo.id}
            className={clsx(
              styles.demo,
              'lg:border-t-2 lg:border-line lg:pt-5',
              'lg:row-span-7 lg:grid lg:grid-rows-subgrid',
              'lg:px-8 lg:not-first:border-l lg:not-first:border-l-line lg:first:pl-0 lg:last:pr-0',
              lit[demo.id],
            )}
          >
            <h2
              id={`demo-${demo.id}`}
              className="text-subheading max-lg:mb-2 lg:text-[clamp(1.25rem,2vw,1.625rem)]"
            >
              <Link href={technologyLinks[demo.id].href} className="hover:text-accent-text">
                {technologyLinks[demo.id].label}
              </Link>
            </h2>
            <dl
              className={clsx(
                'lg:row-span-5 lg:mt-4 lg:grid lg:grid-rows-subgrid *:border-t *:border-line *:py-1 lg:*:py-4',
                'max-lg:text-[0.9375rem] max-lg:leading-[1.4]',
                'max-lg:*:grid max-lg:*:items-baseline max-lg:*:grid-cols-[5.5rem_1fr] max-lg:*:gap-x-3',
              )}
            >
              {rows.map(([row, label]) => (
                <div key={row}>
                  <dt className="text-small text-muted lg:mb-1">{label}</dt>
                  <dd>{demo[row]}</dd>
                </div>
              ))}
            </dl>
            <ChooseDemo technology={demo.id} describedBy={`demo-${demo.id}`}>
              {demoPage.choose}
            </ChooseDemo>
          </li>
        ))}
      </ul>
    </Container>
  );
}
