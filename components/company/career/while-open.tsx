'use client';

import type { ReactNode } from 'react';
import { isOpenOn } from '@/lib/dates';
import { useClientValue } from '@/lib/use-client-value';

type WhileOpenProps = {
  closes: string;
  /** Whether it was open on the day of the build. */
  open: boolean;
  children?: ReactNode;
  otherwise?: ReactNode;
};

/** Shows something until an opening closes, and something else from then on: a page may be older than that. */
export function WhileOpen({ closes, open, children, otherwise }: WhileOpenProps) {
  return useClientValue(() => isOpenOn(closes), open) ? children : otherwise;
}
