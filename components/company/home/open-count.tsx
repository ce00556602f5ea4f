'use client';

import { isOpenOn } from '@/lib/dates';
import { useClientValue } from '@/lib/use-client-value';

type OpenCountProps = {
  /** The closing days of all openings. */
  closes: readonly string[];
  /** What to say when none is open, when one is, and so on. */
  texts: readonly string[];
  /** How many were open on the day of the build. */
  open: number;
};

/** Says how many openings there are, today and not on the day of the build. */
export function OpenCount({ closes, texts, open }: OpenCountProps) {
  return texts[useClientValue(() => closes.filter((day) => isOpenOn(day)).length, open)];
}
