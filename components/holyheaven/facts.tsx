type FactsProps = { facts: readonly { term: string; detail: string }[]; className: string };

export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ term, detail }) => (
        <div key={term} className="grid grid-cols-[2fr_3fr] gap-4 border-t border-line py-2.5 text-small">
          <dt className="text-muted">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
