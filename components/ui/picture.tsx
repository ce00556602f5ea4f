import { clsx } from 'clsx';
import { type PictureName, pictures } from '@/content/pictures';
import { pictureSet, srcSet } from '@/lib/pictures';

type PictureProps = {
  name: PictureName;
  /** How wide the layout shows the picture, unless the 3:4 cut is used. */
  sizes: string;
  className?: string;
  /** Use the 3:4 cut in upright windows: for pictures that fill a phone's screen. */
  tall?: boolean;
  /** For the largest paint of a page: loaded first. Others wait until they are near, and behind the scripts of a tap. */
  priority?: boolean;
  /** Replaces the picture's own text. Use '' where the text beside it says the same. */
  alt?: string;
};

/** A picture in AVIF or WebP, in the width that fits. Its box keeps its size while it loads. */
export function Picture({ name, sizes, className, tall, priority, alt = pictures[name].alt }: PictureProps) {
  const { wide, tall: tallFiles } = pictureSet(name);
  // Its own size: with that of the img, the box would change its height when the picture loads.
  const upright = { media: '(max-aspect-ratio: 4/5)', width: tallFiles?.width, height: tallFiles?.height };
  return (
    <picture>
      {tall && tallFiles && (
        <>
          <source {...upright} type="image/avif" srcSet={srcSet(tallFiles, 'avif')} sizes="100vw" />
          <source {...upright} type="image/webp" srcSet={srcSet(tallFiles, 'webp')} sizes="100vw" />
        </>
      )}
      <source type="image/avif" srcSet={srcSet(wide, 'avif')} sizes={sizes} />
      <img
        src={`${wide.stem}-${wide.widths[1]}.webp`}
        srcSet={srcSet(wide, 'webp')}
        sizes={sizes}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
        className={clsx('bg-haze', className)}
      />
    </picture>
  );
}
