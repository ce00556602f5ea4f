'use client';

import { useSyncExternalStore } from 'react';
import { isOpenOn } from '@/lib/company/closing';

const never = () => () => {};

type ClosingNoticeProps = { closes: string; closed: boolean; text: string };

/** Says that an opening has closed: as of the build, and once the script runs as of the visitor's own moment. */
export function ClosingNotice({ closes, closed, text }: ClosingNoticeProps) {
  const show = useSyncExternalStore(
    never,
    () => !isOpenOn(closes),
    () => closed,
  );
  return show && <p className="mt-8 max-w-prose border-l-2 border-accent pl-5 text-lead">{text}</p>;
}
