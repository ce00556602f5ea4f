'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's current year; the year of the build until the script runs. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
}
