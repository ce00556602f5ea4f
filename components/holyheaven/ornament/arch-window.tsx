import { clsx } from 'clsx';
import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/content/pictures';
import { ARCH_SIZE, archLine, archSurround } from './arch';
import styles from './arch-window.module.css';

type ArchWindowProps = {
  picture: PictureName;
  sizes: string;
  tall?: boolean;
  className?: string;
  alt?: string;
};

/** A picture seen through a cusped arch. */
export function ArchWindow({ picture, sizes, tall, className, alt }: ArchWindowProps) {
  const { width, height } = ARCH_SIZE;
  return (
    <div className={clsx(styles.window, className)}>
      <Picture name={picture} sizes={sizes} tall={tall} alt={alt} className="size-full object-cover" />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={archSurround} className={styles.surround} />
        <path d={archLine} className={styles.line} />
      </svg>
    </div>
  );
}
