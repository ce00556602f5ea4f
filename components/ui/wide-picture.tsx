import { clsx } from 'clsx';
import { type PictureEntry, type PictureName, pictures } from '@/content/pictures';
import styles from './made-label.module.css';
import { Picture } from './picture';

/** Says in the upper right corner of a picture how it was made. Its parent must be positioned. */
export function MadeLabel({ picture }: { picture: PictureName }) {
  const { made }: PictureEntry = pictures[picture];
  return made ? <p className={clsx(styles.label, 'text-label')}>{made}</p> : null;
}

type WidePictureProps = {
  picture: PictureName;
  /** Says which part stays where the picture is cut: `object-right`. */
  className?: string;
};

/** A picture from edge to edge between two sections, with nothing on it. */
export function WidePicture({ picture, className }: WidePictureProps) {
  return (
    <div className="relative print:hidden">
      <Picture
        name={picture}
        sizes="100vw"
        className={clsx('aspect-[4/3] w-full object-cover md:aspect-[8/3]', className)}
      />
      <MadeLabel picture={picture} />
    </div>
  );
}
