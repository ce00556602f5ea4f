import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import styles from './last-stretch.module.css';

/** The way from where cars and trains stop, drawn as one line. */
export function LastStretch({ temple: { lastStretch = [], language } }: { temple: Temple }) {
  if (lastStretch.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="font-serif text-subheading">{wordsIn(language).templePage.lastStretch}</h3>
      <ol className={styles.way}>
        {lastStretch.map(({ at, next }) => (
          <li key={at}>
            <strong>{at}</strong>
            {next && <span>{next}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
