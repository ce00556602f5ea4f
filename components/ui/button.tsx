import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Anchor, type AnchorProps } from './text-link';

const base = clsx(
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control py-3 text-center',
  'text-small font-semibold',
);
const variants = {
  primary: 'border border-transparent px-6 bg-accent text-on-accent hover:bg-ink hover:text-canvas',
  inverse: 'border border-transparent px-6 bg-canvas text-ink hover:bg-ink hover:text-canvas',
  secondary: 'px-6 border border-current hover:underline',
  quiet: 'underline decoration-accent decoration-2 underline-offset-8 hover:text-accent-text',
};
const disabled =
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-[color-mix(in_srgb,var(--ink)_9%,transparent)] disabled:text-muted print:disabled:text-ink';

type Look = { variant?: keyof typeof variants; className?: string; children: ReactNode };

/** `inverse` is for accent backgrounds. */
export function Button({ variant = 'primary', className, ...props }: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={clsx(base, variants[variant], disabled, className)} />;
}

export function ButtonLink({ variant = 'primary', className, ...props }: Look & AnchorProps) {
  return <Anchor {...props} className={clsx(base, variants[variant], className)} />;
}
