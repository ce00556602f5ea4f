'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Drawing, dashed, filled, marked } from '@/components/ui/drawing';
import type { payloadRange } from '@/content/company/drone';
import type { Reach } from '@/lib/company/range-model';
import { BASE, chartPoint } from '@/lib/company/range-model';

type PayloadSliderProps = {
  words: Pick<typeof payloadRange, 'payload' | 'range' | 'endurance' | 'description' | 'units'>;
  /** In equal steps of payload, from none to the most. */
  reaches: readonly Reach[];
  /** Which of them is chosen first. */
  start: number;
  /** The still part of the chart. */
  children: ReactNode;
};

/** A payload to choose, and how far and how long the aircraft flies with it. */
export function PayloadSlider({ words, reaches, start, children }: PayloadSliderProps) {
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
  const { x, y } = chartPoint(reach);
  const { kg, km, min } = words.units;
  const payload = `${reach.payloadKg} ${kg}`;
  const range = `${Math.round(reach.rangeKm)} ${km}`;
  const endurance = `${Math.round(reach.enduranceMinutes)} ${min}`;
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_4fr] lg:items-center">
      <Drawing viewBox="0 0 490 300" description={words.description}>
        {children}
        <g {...marked}>
          <path d={`M60 ${y}H${x}V${BASE}`} {...dashed} />
          <circle cx={x} cy={y} r="7" {...filled} />
        </g>
      </Drawing>
      <div className="grid gap-y-4 lg:gap-y-8">
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
        <dl className="grid grid-cols-3 items-end gap-x-4 lg:grid-cols-1 lg:gap-y-4">
          {[
            [words.payload, payload],
            [words.range, range],
            [words.endurance, endurance],
          ].map(([name, figure]) => (
            <div key={name}>
              <dt className="text-small text-muted">{name}</dt>
              <dd className="wide text-subheading whitespace-nowrap tabular-nums @max-[17rem]:whitespace-normal sm:text-heading">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
