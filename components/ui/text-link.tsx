import { clsx } from 'clsx';
import { Anchor, type AnchorProps } from './anchor';

const look = 'text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2';

/** A link in running text. */
export function TextLink({ className, ...props }: AnchorProps) {
  return <Anchor {...props} className={clsx(look, className)} />;
}
