'use client';

import { useClientValue } from '@/lib/browser';

/** The visitor's current year; the year of the build until the script runs. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return <span>{useClientValue(() => new Date().getFullYear(), builtIn)}</span>;
}
