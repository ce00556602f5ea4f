import { clsx } from 'clsx';

type FactsProps = { facts: readonly { term: string; detail: string }[]; className?: string };

export function Facts({ facts, className }: FactsProps) {
  return (
    <dl
      className={clsx(
        'text-small wrap-anywhere *:grid *:gap-x-4 sm:*:grid-cols-[2fr_3fr] *:border-t *:border-line *:py-2.5 [&_dt]:text-muted',
        className,
      )}
    >
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
