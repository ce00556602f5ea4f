import { clsx } from 'clsx';
import type { AircraftPart } from '@/content/company/parts';

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
};

/** A drawing that `npm run drawings` has made: a file of its own, which a browser fetches when it comes near. */
export const StillDrawing = ({ name, alt, early, className, ...size }: StillDrawingProps) => (
  // biome-ignore lint/performance/noImgElement: a drawing has one size for all screens
  <img
    src={`/drawings/${name}.svg`}
    alt={alt}
    {...size}
    loading={early ? 'eager' : 'lazy'}
    decoding="async"
    className={className}
  />
);

type PartPictureProps = { part: AircraftPart; alt: string; early?: boolean; className?: string };

/** The aircraft at dusk with one part in orange. */
export const PartPicture = ({ part, className, ...how }: PartPictureProps) => (
  <StillDrawing
    name={part}
    width={1200}
    height={900}
    className={clsx('aspect-4/3 h-auto w-full bg-surface', className)}
    {...how}
  />
);
