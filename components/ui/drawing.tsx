import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './drawing.module.css';

type DrawingProps = ComponentProps<'svg'> & {
  /** Names the drawing for those who cannot see it. Without it the drawing is decoration. */
  description?: string;
};

/** A line drawing: hairlines in the colour of the text, equally thin at every size. */
export function Drawing({ description, className, ...svg }: DrawingProps) {
  const role = description ? { role: 'img', 'aria-label': description } : { 'aria-hidden': true };
  return <svg {...role} className={clsx(styles.drawing, className)} {...svg} />;
}

/** What a shape adds to the hairline. Attributes, since most shapes need one: class names would weigh more. */
export const dashed = { strokeDasharray: '4 5' };
/** In the accent colour. */
export const marked = { color: 'var(--mark)' };
/** Opaque: hides the lines behind it. */
export const filled = { fill: 'var(--ground)' };

/** A measurement in a drawing. Its halo keeps it readable over the lines it crosses. */
export function Dimension(props: ComponentProps<'text'>) {
  return <text paintOrder="stroke" stroke="var(--ground)" strokeWidth="6" {...props} />;
}
