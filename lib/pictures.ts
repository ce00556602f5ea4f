import type { PictureName } from '@/content/pictures';
import manifest from './pictures.json';

/** One master in the sizes that exist: `${stem}-${width}.avif` and `.webp`; width and height of the master in px. */
export type PictureFiles = { stem: string; width: number; height: number; widths: number[] };

/** The wide files, and the 3:4 files for phones where the picture has a focus. */
export type PictureSet = { wide: PictureFiles; tall?: PictureFiles };

/** The served files of a picture; which pictures there are is decided in content/pictures.ts. */
export function pictureSet(name: PictureName): PictureSet {
  return (manifest as Record<PictureName, PictureSet>)[name];
}

/** A `srcset` of all widths in one format. */
export function srcSet({ stem, widths }: PictureFiles, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}
