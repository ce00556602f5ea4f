import { clsx } from 'clsx';
import { type PictureName, pictures } from '@/content/pictures';
import { pictureSet, srcSet } from '@/lib/pictures';

type PictureProps = {
  name: PictureName;
  /** How wide the layout shows it; in an upright window, a picture with an upright master fills the width. */
  sizes: string;
  className?: string;
  /** For the largest paint of a page: loaded first. Others wait until they are near, and behind the scripts of a tap. */
  priority?: boolean;
  /** Replaces the picture's own text. Use '' where the text beside it says the same. */
  alt?: string;
};

/** A picture in AVIF or WebP, in the width that fits. Its box keeps its size while it loads. */
export function Picture({ name, sizes, className, priority, alt = pictures[name].alt }: PictureProps) {
  const { wide, tall } = pictureSet(name);
  // Its own size: with that of the img, the box would change its height when the picture loads.
  const upright = { media: '(max-aspect-ratio: 4/5)', width: tall?.width, height: tall?.height };
  return (
    <picture>
      {tall && (
        <>
          <source {...upright} type="image/avif" srcSet={srcSet(tall, 'avif')} sizes="100vw" />
          <source {...upright} type="image/webp" srcSet={srcSet(tall, 'webp')} sizes="100vw" />
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
