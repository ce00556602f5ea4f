import { clsx } from 'clsx';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import type { Evidence } from '@/content/temples/guide/types';
import { sourceIn } from '@/lib/temples/guide-words';
import { speechOf } from '@/lib/temples/today/words';

type SourcedProps = { evidence: Evidence; language: LanguageCode; className?: string };

/** Who says so, and the day on which we last looked. */
export function Sourced({ evidence, language, className }: SourcedProps) {
  const { checked } = speechOf(wordsIn(language).speech);
  return (
    <p className={clsx('text-label text-muted', className)}>
      {sourceIn(language, evidence)} · {checked(evidence.checked)}
    </p>
  );
}

/** Marks an address or number that a government page or the temple's own gives. */
export function Official({ language }: { language: LanguageCode }) {
  return (
    <span className="rounded-card border border-current px-2 py-0.5 text-label font-semibold whitespace-nowrap">
      {wordsIn(language).guide.official}
    </span>
  );
}
