import { clsx } from 'clsx';
import { Fold } from '@/components/holyheaven/fold';
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

type SourcesProps = { evidence: readonly Evidence[]; language: LanguageCode };

/** Who says what a section tells, once each, and the day on which we last looked. */
export function Sources({ evidence, language }: SourcesProps) {
  const words = wordsIn(language);
  const last = evidence
    .map(({ checked }) => checked)
    .sort()
    .at(-1);
  if (!last) return null;
  const named = new Set(evidence.map((each) => sourceIn(language, each)));
  return (
    <Fold
      className="text-small text-muted"
      summary={`${words.templePage.sources} · ${speechOf(words.speech).checked(last)}`}
    >
      <ul>
        {[...named].map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </Fold>
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
