import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { consoleWords as words } from '@/content/company/console';
import styles from './console.module.css';
import { clock, type Entry } from './console-state';

type PanelProps = { title: string; note?: ReactNode; className?: string; children: ReactNode };

/** One part of the console, with its name and a note about the age of its data. */
export function Panel({ title, note, className, children }: PanelProps) {
  return (
    <div className={clsx('flex min-w-0 flex-col border-t border-line', className)}>
      <div className="flex flex-wrap justify-between gap-x-4 px-4 py-1.75">
        <h3 className="font-mono text-label font-normal text-ink">{title}</h3>
        <p className="font-mono text-label text-muted">{note}</p>
      </div>
      {children}
    </div>
  );
}

/** As many of the latest events as fit; `sent` is how many events the console has received. */
export function Log({ entries, sent = entries.length }: { entries: readonly Entry[]; sent?: number }) {
  const from = Math.max(0, entries.length - 6);
  return (
    <ol
      className={clsx(
        'flex h-25 flex-col justify-end overflow-clip scripted:max-md:*:nth-last-[n+5]:hidden md:h-46 noscript:h-auto print:h-auto',
        'border-t border-line px-4 pt-1 pb-2 text-[0.875rem]',
        '*:grid *:grid-cols-[auto_1fr_auto] *:gap-x-3.5 *:py-0.75',
      )}
    >
      {entries.slice(from).map(({ at, text, byPerson, isWaiting, late }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state of their own
        <li key={from + index} className={clsx(byPerson && 'text-accent-text')}>
          <time className={clsx('font-mono', from + index < sent ? 'text-muted' : 'text-accent-text')}>
            {clock(at)}
          </time>
          <span>{`${text}${isWaiting ? words.waits : ''}`}</span>
          {late ? <span className="font-mono whitespace-nowrap text-muted">{`${late} s late`}</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** The map's names, each with its place. */
const names: readonly (readonly [keyof typeof words.map, x: number, y: number, anchor?: 'end'])[] = [
  ['home', 166, 276],
  ['boat', 291, 88, 'end'],
  ['seepage', 282, 179, 'end'],
  ['river', 470, 64],
  ['fence', 572, 244, 'end'],
  ['scale', 591, 278, 'end'],
];

const river = 'M-240 225L0 142C110 104 210 150 312 118S540 66 720 50L960 29';
const embankment = 'M-240 258L0 180C110 144 210 186 312 155S540 106 720 92L960 73';
const flown = 'M152 286L140 279 575 226A17 17 0 0 0 575 192L140 245A17 17 0 0 1 140 211L330 188';
const secondLook = 'M420 177C452 170 452 132 404 134 370 136 352 142 333 150M334 158A22 22 0 1 1 333 150';

/** The survey area with the track flown and ahead. The aircraft moves by the seconds that the console has received. */
export function ConsoleMap() {
  return (
    <div className={styles.ground}>
      <Drawing
        viewBox="0 0 720 316"
        preserveAspectRatio="xMidYMid slice"
        description={words.map.description}
        className="h-full"
      >
        <image href="/drawings/hills.svg" x="-180" y="-79" width="1080" height="474" />
        <path
          d="M110 66L300 26 600 18 612 170 580 248 162 292 110 270z"
          stroke="var(--rose)"
          strokeWidth="1.5"
          strokeDasharray="10 5"
        />
        <path d="M500 284v6h91v-6" />
        <g transform="translate(0 -24)">
          <path d={river} className={styles.river} />
          <path d={embankment} strokeOpacity=".8" />
          <path
            d={embankment}
            strokeOpacity=".5"
            strokeWidth="7"
            strokeDasharray="1 6"
            strokeLinecap="butt"
          />
          <path d={flown} strokeWidth="1.5" />
          <path d="M330 188L575 158A17 17 0 0 0 575 124" strokeOpacity=".6" strokeDasharray="3 6" />
          <path d={secondLook} className={styles.look} />
          <path d="M289 166h14v14h-14z" stroke="var(--mark)" strokeWidth="1.5" />
          <path d="M298 113h12v12h-12z" />
          <path d="M146 286h12m-6-6v12" strokeWidth="2" />
          <g transform="translate(330 188)">
            <path d="M0 0L1 -.1224" strokeWidth="1.5" className={styles.flown} />
            <circle r="1" className={styles.doubt} />
            <g className={styles.aircraft}>
              <image
                href="/drawings/plan-view.svg"
                x="-29"
                y="-29"
                width="58"
                height="58"
                transform="rotate(-7)"
              />
            </g>
          </g>
        </g>
        <g className={styles.names}>
          {names.map(([name, x, y, textAnchor]) => (
            <text key={name} {...{ x, y, textAnchor }}>
              {words.map[name]}
            </text>
          ))}
        </g>
      </Drawing>
    </div>
  );
}

const places = ['left-[23%] top-[35%] h-[13%] w-[15%]', 'left-[42%] top-[55%] h-[32%] w-[31%]'];

/** The camera frame that the question is about, with the finding marked. */
export function CameraFrame() {
  return (
    <>
      <div className={styles.frame}>
        <div>
          <Picture name="embankment" sizes="(min-width: 72rem) 40rem, 100vw" />
          <ul>
            {words.boxes.map(({ name, confidence }, index) => (
              <li key={name} className={places[index]}>
                <span>
                  {name} {confidence}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {/* On a phone, the question comes first. */}
      <dl className="flex flex-wrap gap-x-8 px-4 py-1.75 font-mono text-[0.875rem] *:flex *:gap-3 max-md:hidden">
        {words.frame.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
