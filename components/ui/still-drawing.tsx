import { clsx } from 'clsx';

type StillDrawingProps = {
  /** Of a file in public/drawings. */
  name: string;
  /** '' where the text beside it says the same. */
  alt: string;
  width: number;
  height: number;
  /** In the first screen. */
  early?: boolean;
  className?: string;
  /** The same drawing for an upright window. */
  upright?: { name: string; width: number; height: number };
};

/** A drawing: a file of its own, which a browser fetches when it comes near. Forced colours leave its ink as it is, so its ground stays too. */
export function StillDrawing({ name, alt, early, className, upright, ...size }: StillDrawingProps) {
  const img = (
    // biome-ignore lint/performance/noImgElement: a drawing has one size for all screens
    <img
      src={`/drawings/${name}.svg`}
      alt={alt}
      {...size}
      loading={early ? 'eager' : 'lazy'}
      decoding="async"
      className={clsx('forced-colors:bg-canvas forced-colors:forced-color-adjust-none', className)}
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
