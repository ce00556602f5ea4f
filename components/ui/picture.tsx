import { clsx } from 'clsx';
import { type PictureName, pictures } from '@/content/pictures';
import { pictureSet, srcSet } from '@/lib/pictures';

type PictureProps = {
  name: PictureName;
  /** The `sizes` of the wide files: how wide the layout shows the picture. */
  sizes: string;
  /** Classes of the img, which fills its box. */
  className?: string;
  /** Serve the 3:4 cut where the window is upright: for pictures that fill a phone's screen. */
  tall?: boolean;
  /** For the largest paint of a page: loaded at once and first. */
  priority?: boolean;
  /** Replaces the picture's own text; '' for one that only repeats what stands beside it. */
  alt?: string;
};

/** A picture in AVIF with WebP behind it, in the width that fits; the box keeps its size and a flat colour while it loads. */
export function Picture({ name, sizes, className, tall, priority, alt = pictures[name].alt }: PictureProps) {
  const { wide, tall: tallFiles } = pictureSet(name);
  // With a size of its own: with that of the img the box would change its height when the picture comes.
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
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={clsx('bg-surface', className)}
      />
    </picture>
  );
}
