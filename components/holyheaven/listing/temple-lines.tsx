import { clsx } from 'clsx';
import { type LanguageCode, pathIn } from '@/content/languages';

type TempleLinesProps = {
  language: LanguageCode;
  temples: readonly { id: string; title: string; state: string }[];
  /** Whether the search of the page shows and hides these lines. */
  searched?: boolean;
};

// Set on the list: a page can have 200 lines.
const lines = clsx(
  'mt-6 gap-x-10 text-small text-muted sm:columns-2 lg:columns-3',
  '*:break-inside-avoid *:border-t *:border-line *:py-2',
  '[&_a]:text-body [&_a]:text-accent-text [&_a]:underline-offset-4 [&_a]:hover:underline',
);

/** Temples by name and state, each with a link to its page. */
export function TempleLines({ language, temples, searched }: TempleLinesProps) {
  return (
    <ul className={lines}>
      {temples.map(({ id, title, state }) => (
        <li key={id} data-temple={searched ? id : undefined}>
          <a href={pathIn(language, `/holyheaven/${id}`)}>{title}</a> {state}
        </li>
      ))}
    </ul>
  );
}
