type TempleLinesProps = {
  temples: readonly { id: string; title: string; state: string }[];
  /** Whether the search of the page shows and hides these lines. */
  searched?: boolean;
};

/** Temples with name and state only, each a link to its page. */
export function TempleLines({ temples, searched }: TempleLinesProps) {
  return (
    <ul className="temple-lines">
      {temples.map(({ id, title, state }) => (
        <li key={id} data-temple={searched ? id : undefined}>
          <a href={`/holyheaven/${id}`}>{title}</a> {state}
        </li>
      ))}
    </ul>
  );
}
