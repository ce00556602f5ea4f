import { clsx } from 'clsx';
import { type Demo, demoPage, demos } from '@/content/company/demo';
import { technologyLinks } from '@/content/navigation';

const things: Record<Demo['table'][number]['thing'], string> = {
  sheets: 'M9 47V9h25l8 8v30zM34 9v8h8M15 24h20M15 31h20M15 38h13M42 14l12-1v34H42',
  targets: 'M12 47V11h40v36zM18 20l2 2 4-4M29 20h17M18 30l2 2 4-4M29 30h17M18 40l2 2 4-4M29 40h17',
  map: 'M5 42V14l18-5 18 5 18-5v28l-18 5-18-5zM23 9v28M41 14v28M10 33c9-9 14 1 21-6s12-4 22-9M14 47h36',
  laptop: 'M14 41V11h36v30M5 47l9-6h36l9 6zM20 33l7-8 7 5 10-11',
  questions: 'M8 9h48v28H30L20 47V37H8zM16 18h32M16 27h20',
  exercise: 'M3 47l10-34h38l10 34zM20 24h6v6h-6zM37 20h6v6h-6zM30 36h6v6h-6zM26 27l11-4M24 30l7 6',
};

const widths: Record<Demo['minutes'], string> = { 60: 'w-1/4', 90: 'w-3/8', 240: 'w-full' };

// In CSS, so that it works without a script: `group/demo` is around the tables and the form.
const lit: Record<Demo['id'], string> = {
  drone: 'group-has-[option[value=drone]:checked]/demo:border-accent',
  software: 'group-has-[option[value=software]:checked]/demo:border-accent',
  defense: 'group-has-[option[value=defense]:checked]/demo:border-accent',
};

const rowLook = 'grid grid-cols-[4.75rem_1fr] gap-x-3 md:grid-cols-[12rem_1fr]';

/** What lies on the table in each demo, and for how long, at one scale. The table of the demo that is chosen is in ember. */
export function DemoTable() {
  return (
    <figure className="border-t border-ink">
      <ol className="bg-[linear-gradient(to_right,var(--line)_1px,transparent_1px)] bg-[length:calc((100%-5.5rem)/4)_100%] bg-[position:5.5rem_0] md:bg-[length:calc((100%-12.75rem)/4)_100%] md:bg-[position:12.75rem_0]">
        {demos.map(({ id, short, time, minutes, table }) => (
          <li key={id} className={clsx(rowLook, 'border-b border-line bg-no-repeat max-md:items-end')}>
            <p className="bg-canvas py-1 text-small leading-snug md:py-4">
              <strong className="font-semibold">
                <span className="md:hidden">{short}</span>
                <span className="max-md:hidden">{technologyLinks[id].label}</span>
              </strong>
              <span className="block text-muted max-md:hidden">{time}</span>
            </p>
            <ul className={clsx('flex self-end pt-1 md:pt-4', widths[minutes])}>
              {table.map(({ thing, text }) => (
                <li key={thing} className="flex-1 text-small">
                  <svg
                    viewBox="0 0 64 48"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.5"
                    strokeLinejoin="round"
                    aria-hidden="true"
                    className={clsx('block h-6.5 w-full border-b-2 border-ink pb-px md:h-20', lit[id])}
                  >
                    <path d={things[thing]} vectorEffect="non-scaling-stroke" />
                  </svg>
                  <span className="mx-auto block w-fit bg-canvas px-1.5 py-2 text-center leading-snug max-md:sr-only">
                    {text}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className={clsx(rowLook, 'text-label text-muted tabular-nums')}>
        <span className="col-start-2 grid grid-cols-4 *:py-1">
          {demoPage.scale.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </span>
      </p>
    </figure>
  );
}
