import { TextLink } from '@/components/ui/text-link';
import { templePage } from '@/content/holyheaven/temple-page';
import type { Source } from '@/content/temples/types';
import { readableDay } from '@/lib/dates';

/** Under a fact that may change: the day we checked it, and the authority to ask. */
export function Checked({ source: { authority, checked, website } }: { source: Source }) {
  return (
    <p className="mt-4 text-small text-muted">
      {templePage.checked} <time dateTime={checked}>{readableDay(checked)}</time>. {templePage.confirm}:{' '}
      {website ? (
        <TextLink href={website} rel="noopener noreferrer">
          {authority}
        </TextLink>
      ) : (
        authority
      )}
      .
    </p>
  );
}
