import type { ReactNode } from 'react';
import { Notice } from './notice';

function Tick() {
  return (
    <svg
      viewBox="0 0 64 64"
      width="72"
      height="72"
      fill="none"
      stroke="currentColor"
      className="mb-6 text-success"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="30" strokeWidth="2" />
      <path className="drawn-tick" d="m19 33 9 9 18-20" strokeWidth="4" pathLength="1" />
    </svg>
  );
}

/** Takes the place of a form that is done. */
export function Success({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice title={title} icon={<Tick />}>
      {children}
    </Notice>
  );
}
