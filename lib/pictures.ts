import type { PictureName } from '@/content/pictures';
import manifest from './pictures.json';

/** The files of one master: `${stem}-${width}.avif` and `.webp`. `width` and `height` are the master's, in px. */
export type PictureFiles = { stem: string; width: number; height: number; widths: number[] };

/** The wide files and, if there is an upright master, 3:4 files for portrait viewports. */
type PictureSet = { wide: PictureFiles; tall?: PictureFiles };

export function pictureSet(name: PictureName): PictureSet {
  return (manifest as Record<PictureName, PictureSet>)[name];
}

export function srcSet({ stem, widths }: PictureFiles, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}
