import type { ComponentProps } from 'react';

/** A measurement in a drawing. Its halo keeps it readable over the lines it crosses. */
export function Dimension(props: ComponentProps<'text'>) {
  return <text paintOrder="stroke" stroke="var(--ground)" strokeWidth="6" {...props} />;
}
