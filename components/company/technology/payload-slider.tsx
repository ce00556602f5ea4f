'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { payloadRange } from '@/content/company/drone';
import type { Reach } from '@/lib/company/range-model';
import { fill } from '@/lib/text';

type PayloadSliderProps = {
  words: typeof payloadRange;
  /** Rounded, one for each whole kilogram of payload, from none to the most. */
  reaches: readonly Reach[];
  /** The initial payload, in kilograms. */
  start: number;
};

/** A slider for the payload, with the range and endurance that it allows. */
export function PayloadSlider({ words, reaches, start }: PayloadSliderProps) {
  const last = reaches.length - 1;
  const [chosen, setChosen] = useState(start);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have moved the slider before the script ran.
  useEffect(() => {
    if (input.current) setChosen(input.current.valueAsNumber);
  }, []);
  const [empty, reach] = [reaches[0], reaches[chosen]];
  if (!(empty && reach)) return null;
  const { kg, km, min } = words.units;
  const payload = `${chosen} ${kg}`;
  const range = `${reach.rangeKm} ${km}`;
  const endurance = `${reach.enduranceMinutes} ${min}`;
  const cost = fill(words.cost, {
    km: empty.rangeKm - reach.rangeKm,
    min: empty.enduranceMinutes - reach.enduranceMinutes,
  });
  return (
    <>
      {/* Fixed columns, so that changing digits move nothing. */}
      <dl className="mt-4 grid grid-cols-2 gap-x-4 border-b border-line pb-4 md:mt-6 md:gap-x-16 @max-[17rem]:grid-cols-1">
        {[
          [words.range, range],
          [words.endurance, endurance],
        ].map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="wide text-[clamp(2rem,9.4vw,8.5rem)] leading-none tracking-[-0.04em] md:whitespace-nowrap">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid gap-x-16 gap-y-4 md:mt-6 lg:grid-cols-2">
        <div className="noscript:hidden print:hidden">
          <label htmlFor={id} className="font-semibold">
            {words.payload} <span className="text-accent-text">{payload}</span>
          </label>
          <input
            ref={input}
            id={id}
            type="range"
            max={last}
            value={chosen}
            aria-label={words.payload}
            aria-valuetext={`${payload}: ${range}, ${endurance}`}
            className="mt-2.5 block h-11 w-full accent-(--accent)"
            onChange={({ target }) => setChosen(target.valueAsNumber)}
          />
          <p aria-hidden="true" className="mt-2 flex justify-between text-label text-muted">
            <span>0</span>
            <span>
              {last} {kg}
            </span>
          </p>
        </div>
        <div>
          <p className="text-lead noscript:hidden print:hidden">{chosen ? cost : words.free}</p>
          <p className="mt-3 text-label text-muted">{words.caption}</p>
        </div>
      </div>
    </>
  );
}
