import { account } from '@/content/account';

/** What the workspace will hold, by example. */
export function WorkspaceExample() {
  const { example, entries } = account.dashboard;
  return (
    <section>
      <h2 className="font-sans text-small font-semibold text-accent-text">{example}</h2>
      <ol className="mt-2 border-y border-ink">
        {entries.map(([date, question, answer]) => (
          <li
            key={date}
            className="grid gap-x-6 border-line py-3 leading-snug not-first:border-t sm:grid-cols-[6.5rem_1fr]"
          >
            <p className="text-small text-muted tabular-nums sm:row-span-2">{date}</p>
            <p className="text-item font-semibold">{question}</p>
            <p>{answer}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
