import type { GuideFacts } from '@/content/temples/guide/types';
import drawn from '@/lib/fonts/own-names.json';
import styles from './own-name.module.css';

// As many units to the em as scripts/fonts/outline.mts draws.
const EM = 64;
const outlines: Record<string, { path: string; width: number; top: number; bottom: number }> = drawn;

/** A temple's name and place in its own script, drawn: many machines have no font for Odia or Tamil. */
export function OwnName({ name: { lang, text, place } }: { name: GuideFacts['ownName'] }) {
  const whole = `${text}, ${place}`;
  const lines = [text, place].flatMap((line) => outlines[line] ?? []);
  if (lines.length < 2)
    return (
      <p lang={lang} className={styles.name}>
        {whole}
      </p>
    );
  // One height for both, so that they stand on one line.
  const top = Math.min(...lines.map((line) => line.top));
  const height = Math.max(...lines.map((line) => line.bottom)) - top;
  return (
    <p lang={lang} className={styles.name}>
      <span className="sr-only">{whole}</span>
      {lines.map(({ path, width }) => (
        <svg
          key={path}
          aria-hidden="true"
          viewBox={`0 ${top} ${width} ${height}`}
          width={`${width / EM}em`}
          height={`${height / EM}em`}
        >
          <path d={path} />
        </svg>
      ))}
    </p>
  );
}
