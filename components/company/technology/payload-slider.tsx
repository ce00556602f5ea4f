'use client';

import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { Drawing, dashed, marked } from '@/components/ui/drawing';
import type { payloadRange } from '@/content/company/drone';
import { unbrokenFigures } from '@/content/unbroken';
import type { Reach } from '@/lib/company/range-model';
import { fill } from '@/lib/text';

type PayloadSliderProps = {
  words: typeof payloadRange;
  /** In equal steps of payload, from none to the most. */
  reaches: readonly Reach[];
  /** Index of the initial one. */
  start: number;
};

/** The range at the bottom of the chart, and the lines above it. */
const FOOT_KM = 100;
const ticks = [
  ['120', 'top-[20%]'],
  ['110', 'top-[60%]'],
  [`${FOOT_KM} km`, 'top-full'],
] as const;

/** A slider for the payload, with the range and endurance that it allows. */
export function PayloadSlider({ words, reaches, start }: PayloadSliderProps) {
  const last = reaches.length - 1;
  const [index, setIndex] = useState(start);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have moved the slider before the script ran.
  useEffect(() => {
    if (input.current) setIndex(input.current.valueAsNumber);
  }, []);
  const reach = reaches[index];
  /** A point of the range curve, in a drawing of 1000 by 220 units; its height is 25 km. */
  const placeOf = (at: number) => {
    const above = (reaches[at]?.rangeKm ?? 0) - FOOT_KM;
    return [Math.round((1000 * at) / last), Math.round(220 - 8.8 * above)] as const;
  };
  const [x, y] = placeOf(index);
  if (!reach) return null;
  const { kg, km, min } = words.units;
  const payload = `${reach.payloadKg} ${kg}`;
  const most = `${reaches[last]?.payloadKg} ${kg}`;
  const range = `${Math.round(reach.rangeKm)} ${km}`;
  const endurance = `${Math.round(reach.enduranceMinutes)} ${min}`;
  const lost = (key: 'rangeKm' | 'enduranceMinutes') =>
    Math.round(reaches[0]?.[key] ?? 0) - Math.round(reach[key]);
  const cost = fill(words.cost, { km: lost('rangeKm'), min: lost('enduranceMinutes') });
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
      <div className="mt-4 grid gap-x-16 gap-y-4 md:mt-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="noscript:hidden print:hidden">
          <label htmlFor={id} className="font-semibold">
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
            className="mt-2.5 block h-11 w-full accent-(--accent)"
            onChange={({ target }) => setIndex(target.valueAsNumber)}
          />
          <p aria-hidden="true" className="mt-2 flex justify-between text-label text-muted">
            <span>0</span>
            <span>{most}</span>
          </p>
          <p className="mt-4 text-lead">{index ? cost : words.free}</p>
        </div>
        <div className="max-sm:hidden lg:row-span-2">
          <p className="text-label text-muted">{words.chart}</p>
          <div className="relative mt-4 pl-15 text-label text-muted">
            {ticks.map(([tick, look]) => (
              <p key={tick} aria-hidden="true" className={clsx('absolute left-0 -translate-y-1/2', look)}>
                {tick}
              </p>
            ))}
            <Drawing viewBox="0 0 1000 220" preserveAspectRatio="none" className="h-40 text-ink sm:h-48">
              <path d="M0 44H1000M0 132H1000M0 220H1000" strokeOpacity=".3" />
              <path d={`M${reaches.map((_, i) => placeOf(i).join(' ')).join('L')}`} strokeWidth="1.5" />
              <path d={`M${x} ${y}V220`} {...dashed} {...marked} />
              {/* A line of almost no length stays a round dot however the drawing is stretched. */}
              <path d={`M${x} ${y}h.01`} strokeWidth="14" {...marked} />
            </Drawing>
          </div>
          <p aria-hidden="true" className="mt-2 flex justify-between pl-15 text-label text-muted">
            <span>0</span>
            <span>{words.payload}</span>
            <span>{most}</span>
          </p>
        </div>
        <p className="max-w-prose self-end text-label text-balance text-muted max-lg:mt-3">
          {unbrokenFigures(words.caption)}
        </p>
      </div>
    </>
  );
}
