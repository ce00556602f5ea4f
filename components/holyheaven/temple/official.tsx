import { guideCommon } from '@/content/temples/guide/en/common';

/** Marks an address or number that a government page or the temple's own gives. */
export function Official() {
  return (
    <span className="rounded-card border border-current px-2 py-0.5 text-label font-semibold whitespace-nowrap">
      {guideCommon.official}
    </span>
  );
}
