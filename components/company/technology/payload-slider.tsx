'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Drawing, dashed, filled, marked } from '@/components/ui/drawing';
import type { payloadRange } from '@/content/company/drone';
import type { Reach } from '@/lib/company/range-model';
import { chartPoint, charts } from '@/lib/company/range-model';

type PayloadSliderProps = {
  words: Pick<typeof payloadRange, 'payload' | 'range' | 'endurance' | 'description' | 'units'>;
  /** In equal steps of payload, from none to the most. */
  reaches: readonly Reach[];
  /** Which of them is chosen first. */
  start: number;
  /** The still part of each chart. */
  wide: ReactNode;
  tall: ReactNode;
};

/** A payload to choose, and how far and how long the aircraft flies with it. */
export function PayloadSlider({ words, reaches, start, ...still }: PayloadSliderProps) {
  const last = reaches.length - 1;
  const [index, setIndex] = useState(start);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have moved it before the script came.
  useEffect(() => {
    if (input.current) setIndex(input.current.valueAsNumber);
  }, []);
  const reach = reaches[index];
  if (!reach) return null;
  const { kg, km, min } = words.units;
  const payload = `${reach.payloadKg} ${kg}`;
  const range = `${Math.round(reach.rangeKm)} ${km}`;
  const endurance = `${Math.round(reach.enduranceMinutes)} ${min}`;
  return (
    <>
      {(['wide', 'tall'] as const).map((shape) => {
        const chart = charts[shape];
        const { x, y } = chartPoint(chart, reach);
        return (
          <Drawing
            key={shape}
            viewBox={chart.viewBox}
            description={words.description}
            large={shape === 'wide'}
            className={shape === 'wide' ? 'max-sm:hidden' : 'sm:hidden'}
          >
            {still[shape]}
            <g {...marked}>
              <path d={`M${chart.left} ${y}H${x}V${chart.base}`} {...dashed} />
              <circle cx={x} cy={y} r="7" {...filled} />
            </g>
          </Drawing>
        );
      })}
      <div className="mt-6 grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_auto] lg:items-end">
        <div className="noscript:hidden print:hidden">
          <label htmlFor={id} className="text-small font-semibold">
            {words.payload}
          </label>
          <input
            ref={input}
            id={id}
            type="range"
            max={last}
            value={index}
            aria-valuetext={`${payload}: ${range}, ${endurance}`}
            className="block h-11 w-full accent-(--accent)"
            onChange={({ target }) => setIndex(target.valueAsNumber)}
          />
        </div>
        {/* The figures keep their columns, whatever their digits. */}
        <dl className="grid grid-cols-3 gap-x-4 sm:flex sm:gap-x-10 lg:*:min-w-32">
          {[
            [words.payload, payload],
            [words.range, range],
            [words.endurance, endurance],
          ].map(([name, figure]) => (
            <div key={name}>
              <dt className="text-small text-muted">{name}</dt>
              <dd className="wide text-heading tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
