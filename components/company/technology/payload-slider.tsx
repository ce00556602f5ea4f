'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { payloadRange } from '@/content/company/drone';
import type { Reach } from '@/lib/company/range-model';

type PayloadSliderProps = {
  words: Pick<typeof payloadRange, 'payload' | 'range' | 'endurance' | 'units'>;
  /** In equal steps of payload, from none to the most. */
  reaches: readonly Reach[];
  /** Which of them is chosen first. */
  start: number;
};

/** A payload to choose, and how far and how long the aircraft flies with it. */
export function PayloadSlider({ words, reaches, start }: PayloadSliderProps) {
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
  const range = `${reach.rangeKm} ${km}`;
  const endurance = `${reach.enduranceMinutes} ${min}`;
  return (
    <>
      {/* The figures keep their columns, whatever their digits. */}
      <dl className="mt-4 grid gap-x-16 gap-y-2 border-b border-line pb-4 md:mt-6 md:grid-cols-2">
        {[
          [words.range, range],
          [words.endurance, endurance],
        ].map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="wide text-[clamp(3rem,11vw,10rem)] leading-none tracking-[-0.04em] whitespace-nowrap tabular-nums @max-[17rem]:whitespace-normal">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid items-center gap-x-8 sm:grid-cols-[9rem_minmax(0,30rem)] noscript:hidden print:hidden">
        <label htmlFor={id} className="font-semibold tabular-nums">
          {words.payload} <span className="text-accent-text">{payload}</span>
        </label>
        <input
          ref={input}
          id={id}
          type="range"
          max={last}
          value={index}
          aria-label={words.payload}
          aria-valuetext={`${payload}: ${range}, ${endurance}`}
          className="block h-11 w-full accent-(--accent)"
          onChange={({ target }) => setIndex(target.valueAsNumber)}
        />
      </div>
    </>
  );
}
