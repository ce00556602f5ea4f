import { clsx } from 'clsx';

type StillDrawingProps = {
  /** Name of a file in public/drawings. */
  name: string;
  /** '' if the text beside it says the same. */
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** The same drawing for a portrait window. */
  upright?: { name: string; width: number; height: number };
};

/** A drawing from a file, fetched when it comes near. It keeps its background, since forced colours keep its ink. */
export function StillDrawing({ name, alt, className, upright, ...size }: StillDrawingProps) {
  const img = (
    // biome-ignore lint/performance/noImgElement: a drawing has one size for all screens
    <img
      src={`/drawings/${name}.svg`}
      alt={alt}
      {...size}
      loading="lazy"
      decoding="async"
      className={clsx('w-full forced-colors:bg-canvas forced-colors:forced-color-adjust-none', className)}
    />
  );
  if (!upright) return img;
  const { name: tall, ...tallSize } = upright;
  return (
    <picture className="contents [&>source]:hidden">
      <source media="(max-aspect-ratio: 4/5)" srcSet={`/drawings/${tall}.svg`} {...tallSize} />
      {img}
    </picture>
  );
}
