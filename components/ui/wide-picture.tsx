import { clsx } from 'clsx';
import { type PictureEntry, type PictureName, pictures } from '@/content/pictures';
import styles from './made-label.module.css';
import { Picture } from './picture';

/** Says in the upper right corner of a picture how it was made. Its parent must be positioned. */
export function MadeLabel({ picture }: { picture: PictureName }) {
  const { made }: PictureEntry = pictures[picture];
  return made ? <p className={clsx(styles.label, 'text-label')}>{made}</p> : null;
}

/** A picture from edge to edge between two sections, with nothing on it. */
export function WidePicture({ picture }: { picture: PictureName }) {
  return (
    <div className="relative print:hidden">
      <Picture name={picture} sizes="100vw" className="aspect-[4/3] w-full object-cover md:aspect-[21/9]" />
      <MadeLabel picture={picture} />
    </div>
  );
}
