import { clsx } from 'clsx';
import { type Demo, demoPage, demos } from '@/content/company/demo';
import { DEMO_FORM } from '@/lib/company/form-links';

type Row = keyof typeof demoPage.rows;
const rows = Object.entries(demoPage.rows) as [Row, string][];

/** A demo's length relative to the longest one. Its parts end on half hours. */
const widths = { 60: 'w-1/2', 90: 'w-3/4 *:first:flex-2', 120: 'w-full *:last:flex-2' };

/** The minutes above a scale bar of half hours. */
function Scale() {
  return (
    <div aria-hidden="true" className="mb-2 text-label text-muted max-lg:hidden lg:ml-52">
      <p className="flex justify-between *:w-0 *:whitespace-nowrap *:last:flex *:last:justify-end">
        {demoPage.scale.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      <div className="mt-1 h-1.5 border border-ink bg-[repeating-linear-gradient(to_right,var(--ink)_0_25%,transparent_0_50%)]" />
    </div>
  );
}

/** One demo: its bar and, if chosen, its details. */
function DemoRow({ demo, chosen }: { demo: Demo; chosen: boolean }) {
  const { id, short, time, minutes, parts } = demo;
  return (
    <li className="group/demo border-b border-line py-2 lg:py-5">
      <label className="relative block cursor-pointer lg:grid lg:min-h-11 lg:grid-cols-[13rem_1fr]">
        <span className="flex gap-3 max-lg:mb-1.5 max-lg:items-baseline">
          <input
            id={`technology-${id}`}
            type="radio"
            name="technology"
            form={DEMO_FORM}
            value={id}
            defaultChecked={chosen}
            aria-labelledby={`demo-${id}`}
            className="size-4.5 shrink-0 accent-accent max-lg:self-center lg:mt-0.5"
          />
          <span className="flex flex-1 flex-wrap gap-x-3 leading-snug max-lg:justify-between lg:flex-col">
            <strong id={`demo-${id}`} className="font-semibold">
              {short}
            </strong>
            <span className="text-small text-muted">{time}</span>
          </span>
        </span>
        <span className="flex max-lg:hidden">
          <span
            className={clsx(
              'flex min-h-11 divide-x divide-ink border-[1.5px] border-ink bg-surface',
              'group-has-checked/demo:divide-accent group-has-checked/demo:border-accent group-has-checked/demo:bg-[color-mix(in_srgb,var(--accent)_14%,var(--canvas))]',
              widths[minutes],
            )}
          >
            {parts.map(([part]) => (
              <span
                key={part}
                className="grid flex-1 place-items-center text-center text-small leading-tight font-semibold"
              >
                {part}
              </span>
            ))}
          </span>
        </span>
      </label>
      <p className="mt-1 text-small text-muted lg:hidden">
        {parts.map(([part, length]) => `${part} ${length}`.replaceAll(' ', '\u00a0')).join(' · ')}
      </p>
      <p className="mt-2 text-small text-muted max-lg:hidden lg:ml-52 group-has-checked/demo:hidden">
        {demo.see}
      </p>
      <dl className="mt-2 hidden grid-cols-[5.5rem_1fr] gap-x-3 text-small leading-snug group-has-checked/demo:grid lg:mt-3 lg:gap-x-6 lg:ml-52 lg:grid-cols-[5.5rem_1fr_5.5rem_1fr]">
        {rows.map(([row, label]) => (
          <div key={row} className="col-span-2 grid grid-cols-subgrid py-0.5 lg:py-1">
            <dt className="text-muted">{label}</dt>
            <dd>{demo[row]}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The demos on one time scale. The chosen one is in ember. */
export function DemoTimetable() {
  return (
    <fieldset>
      <legend className="mb-2.5 text-small font-semibold lg:mb-3">{demoPage.which}</legend>
      <Scale />
      <ol>
        {demos.map((demo, index) => (
          <DemoRow key={demo.id} demo={demo} chosen={index === 0} />
        ))}
      </ol>
    </fieldset>
  );
}
