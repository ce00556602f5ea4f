import { clsx } from 'clsx';
import { Picture } from '@/components/ui/picture';
import type { Temple } from '@/content/temples/types';
import { FRAME, frames } from './frames';
import styles from './temple-window.module.css';

type TempleWindowProps = {
  temple: Pick<Temple, 'image' | 'frame'>;
  sizes: string;
  tall?: boolean;
  className?: string;
  alt?: string;
};

const { width, height, middle, sill } = FRAME;

/** A temple's picture in a frame as they are built in its region. Its box is 4 : 5. */
export function TempleWindow({ temple, sizes, tall, className, alt }: TempleWindowProps) {
  const { image, frame = 'plain' } = temple;
  const { edge, lines } = frames[frame];
  const half = (
    <>
      <path d={`M${middle} 0H0V${height}H${middle}V${sill}${edge}V0Z`} className={styles.surround} />
      <path d={`M${middle} ${sill}${edge}${lines}`} className={styles.line} />
    </>
  );
  return (
    <div className={clsx(styles.window, styles[frame], className)}>
      <Picture name={image} sizes={sizes} tall={tall} alt={alt} className="size-full object-cover" />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {half}
        <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{half}</g>
      </svg>
    </div>
  );
}
