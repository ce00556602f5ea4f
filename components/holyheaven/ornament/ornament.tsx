import type { ReactNode } from 'react';
import type { EmblemName } from '@/content/holyheaven/quotes';

const turns = (count: number) => Array.from({ length: count }, (_, index) => (360 / count) * index);

const drawings: Record<EmblemName, ReactNode> = {
  // Open, seen from above.
  lotus: (
    <>
      {turns(8).map((angle) => (
        <path key={angle} transform={`rotate(${angle + 22.5})`} d="M0-16C9-26 9-38 0-48C-9-38-9-26 0-16Z" />
      ))}
      {turns(8).map((angle) => (
        <path key={angle} transform={`rotate(${angle})`} d="M0-9C7-18 7-29 0-38C-7-29-7-18 0-9Z" />
      ))}
      <circle r="8" />
      <circle r="3" />
    </>
  ),
  // Neelkanth over the Alaknanda.
  peak: (
    <>
      <path d="M-34 20L-4-28L8-10L16-20L36 20" />
      <path d="M-14-12L-8-6L-3-13L3-5L8-10" />
      <path d="M-30 30q7-5 15 0t15 0t15 0t15 0" />
    </>
  ),
  // The Nila Chakra and its flag.
  wheel: (
    <>
      <circle cy="8" r="24" />
      <circle cy="8" r="17" />
      <circle cy="8" r="4" />
      {turns(8).map((angle) => (
        <path key={angle} transform={`translate(0 8) rotate(${angle})`} d="M0-4V-17" />
      ))}
      <path d="M0-16V-40C-10-44-18-34-32-38C-24-32-12-28 0-30" />
    </>
  ),
  // The sea of Agni Theertham under the rising sun.
  wave: (
    <>
      <path d="M-20 4a20 20 0 0 1 40 0" />
      <path d="M0-24V-34M-20-16L-27-23M20-16L27-23" />
      <path d="M-36 10q9-8 18 0t18 0t18 0t18 0M-36 21q9-8 18 0t18 0t18 0t18 0M-27 32q9-8 18 0t18 0t18 0" />
    </>
  ),
  lamp: (
    <>
      <path d="M0-36C12-20 14-10 8-2C4 2-4 2-8-2C-14-10-12-20 0-36Z" />
      <path d="M-32 8H32C28 22 16 30 0 30S-28 22-32 8Z" />
    </>
  ),
};

/** Hairlines in turmeric, in a circle unless the drawing is round itself. */
export const Emblem = ({ name }: { name: EmblemName }) => (
  <svg
    viewBox="-50 -50 100 100"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="pointer-events-none size-9 shrink-0 overflow-visible text-turmeric **:[vector-effect:non-scaling-stroke]"
  >
    {name !== 'lotus' && <circle r="48.5" strokeOpacity={0.5} />}
    {drawings[name]}
  </svg>
);
