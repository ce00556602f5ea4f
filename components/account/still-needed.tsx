import { accountForms } from '@/content/account-forms';

const { needed: words } = accountForms;
const list = new Intl.ListFormat('en-IN');

type StillNeededProps = { id: string; needed: readonly string[] };

/** Says under a disabled button what it waits for. Keeps its place, so that nothing moves. */
export function StillNeeded({ id, needed }: StillNeededProps) {
  return (
    <p id={id} role="status" className="mt-2 min-h-[3.1em] sm:min-h-[1.55em] text-small text-muted">
      {needed.length > 0 && words.sentence(list.format(needed))}
    </p>
  );
}
