'use client';

import { isOpenOn } from '@/lib/company/closing';
import { useClientValue } from '@/lib/use-client-value';

type ClosingNoticeProps = { closes: string; closed: boolean; text: string };

/** Says that an opening has closed: first by the date of the build, then by the visitor's clock. */
export function ClosingNotice({ closes, closed, text }: ClosingNoticeProps) {
  const show = useClientValue(() => !isOpenOn(closes), closed);
  return show && <p className="mt-8 max-w-prose border-l-2 border-accent pl-5 text-lead">{text}</p>;
}
