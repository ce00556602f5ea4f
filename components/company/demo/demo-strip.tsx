import { clsx } from 'clsx';
import { type Demo, demos } from '@/content/company/demo';
import { technologyLinks } from '@/content/navigation';

/** Of the strip, which is two hours wide. */
const widths: Record<Demo['parts'][number]['minutes'], string> = {
  30: 'w-1/4 max-sm:px-1 max-sm:text-[0.8125rem]',
  60: 'w-1/2',
  90: 'w-3/4',
  120: clsx(
    'relative w-full border-r-0',
    'after:absolute after:-inset-y-1.5 after:right-1 after:w-1.5 after:-skew-x-12 after:border-x after:border-ink after:bg-canvas',
  ),
};

/** How long each demo takes, at one scale. One that fills the strip goes on after its break. */
export function DemoStrip() {
  return (
    <div className="relative mb-9">
      <div aria-hidden="true" className="absolute inset-0 flex justify-between *:relative *:w-px *:bg-line">
        {[0, 30, 60, 90, 120].map((at) => (
          <span key={at}>
            <span
              className={clsx(
                'absolute top-full mt-1 text-label whitespace-nowrap text-muted tabular-nums',
                at === 120 ? 'right-0' : 'left-0',
              )}
            >
              {at === 120 ? `${at} min` : at}
            </span>
          </span>
        ))}
      </div>
      <ol className="relative grid gap-y-5 py-2">
        {demos.map(({ id, time, parts }) => (
          <li key={id}>
            <p className="w-fit bg-canvas pr-3 text-small">
              <strong className="font-semibold">{technologyLinks[id].label}</strong>{' '}
              <span className="text-muted">{time}</span>
            </p>
            <div className="mt-1.5 flex">
              {parts.map(({ minutes, text }, index) => (
                <p
                  key={text}
                  className={clsx(
                    'flex min-h-14 items-center border border-ink px-3 py-2 text-small leading-snug',
                    widths[minutes],
                    index > 0 ? '-ml-px bg-canvas' : 'bg-surface',
                  )}
                >
                  {text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
