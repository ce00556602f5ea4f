import { clsx } from 'clsx';
import { type PictureEntry, type PictureName, pictures } from '@/content/pictures';
import styles from './made-label.module.css';

/** Says in the upper right corner of a picture how it was made. Its parent must be positioned. */
export function MadeLabel({ picture }: { picture: PictureName }) {
  const { made }: PictureEntry = pictures[picture];
  return made ? <p className={clsx(styles.label, 'text-label')}>{made}</p> : null;
}
