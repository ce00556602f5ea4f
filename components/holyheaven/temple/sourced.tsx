import { clsx } from 'clsx';
import { guideCommon } from '@/content/temples/guide/en/common';
import type { Evidence } from '@/content/temples/guide/types';

/** Who says so, and the day on which we last looked. */
export function Sourced({ evidence, className }: { evidence: Evidence; className?: string }) {
  return (
    <p className={clsx('text-label text-muted', className)}>
      {guideCommon.source(evidence)}. {guideCommon.checked(evidence.checked)}.
    </p>
  );
}
