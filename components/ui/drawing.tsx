import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './drawing.module.css';

type DrawingProps = ComponentProps<'svg'> & {
  /** The accessible name. Without it the drawing is decorative. */
  description?: string;
};

/** A line drawing: hairlines in the text colour, equally thin at every size. */
export function Drawing({ description, className, ...svg }: DrawingProps) {
  const role = description ? { role: 'img', 'aria-label': description } : { 'aria-hidden': true };
  return <svg {...role} className={clsx(styles.drawing, className)} {...svg} />;
}

/** These vary the hairline. They are attributes, since most shapes need one and class names would take more bytes. */
export const dashed = { strokeDasharray: '4 5' };
/** In the accent colour. */
export const marked = { color: 'var(--mark)' };
/** Opaque: hides the lines behind it. */
export const filled = { fill: 'var(--ground)' };

/** A measurement in a drawing. Its halo keeps it readable over the lines it crosses. */
export function Dimension(props: ComponentProps<'text'>) {
  return <text paintOrder="stroke" stroke="var(--ground)" strokeWidth="6" {...props} />;
}
