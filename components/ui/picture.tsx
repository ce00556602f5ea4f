import { clsx } from 'clsx';
import { type PictureName, pictures } from '@/content/pictures';
import { pictureSet, srcSet } from '@/lib/pictures';

type PictureProps = {
  name: PictureName;
  /** Its width in the layout. In a portrait window, a picture with an upright master fills the width. */
  sizes: string;
  className?: string;
  /** For a page's largest contentful paint: loaded first. Others load when near, after any scripts that a tap needs. */
  priority?: boolean;
  /** Replaces the picture's own alt text. Use '' if the text beside it says the same. */
  alt?: string;
};

/** A picture in AVIF or WebP, at the width that fits. Its box keeps its size while it loads. */
export function Picture({ name, sizes, className, priority, alt = pictures[name].alt }: PictureProps) {
  const { wide, tall } = pictureSet(name);
  // The source's own size: with that of the img, the box would change height when the picture loads.
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
