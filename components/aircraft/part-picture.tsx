import { clsx } from 'clsx';
import type { AircraftPart } from '@/content/company/parts';

type PartPictureProps = {
  part: AircraftPart;
  /** '' where the text beside it says the same. */
  alt: string;
  /** In the first screen. */
  early?: boolean;
  className?: string;
};

/** The aircraft with one part in orange. Each is a file of its own, so that a page of ten stays small. */
export const PartPicture = ({ part, alt, early, className }: PartPictureProps) => (
  // biome-ignore lint/performance/noImgElement: a drawing has one size for all screens
  <img
    src={`/drawings/${part}.svg`}
    alt={alt}
    width={1200}
    height={900}
    loading={early ? 'eager' : 'lazy'}
    decoding="async"
    className={clsx('aspect-4/3 h-auto w-full bg-surface', className)}
  />
);
