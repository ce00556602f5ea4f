import type { PictureName } from '@/content/pictures';
import { siteUrl } from '@/lib/env';
import { pictureSet } from '@/lib/pictures';

/** A path of the site as an absolute address. */
export const absolute = (path: string): string => new URL(path, siteUrl()).href;

/** A node's id: its page's address and what it is. */
export const nodeId = (path: string, what: string): string => `${absolute(path)}#${what}`;

export const organizationId = (): string => nodeId('/', 'organization');
export const websiteId = (): string => nodeId('/', 'website');

/** A picture in its largest file. */
export function pictureNode(name: PictureName) {
  const { stem, widths, width } = pictureSet(name).wide;
  return { '@type': 'ImageObject', url: absolute(`${stem}-${widths.at(-1) ?? width}.webp`) } as const;
}
