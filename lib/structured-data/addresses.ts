import type { PictureName } from '@/content/pictures';
import { pictureSet } from '@/lib/pictures';
import { siteUrl } from '@/lib/site-url';

/** The absolute address of a path of the site. */
export const absolute = (path: string): string => new URL(path, siteUrl()).href;

/** The id of a node: the address of the page it belongs to, and what it is. */
export const nodeId = (path: string, what: string): string => `${absolute(path)}#${what}`;

export const organizationId = (): string => nodeId('/', 'organization');
export const websiteId = (): string => nodeId('/', 'website');

/** A picture as visitors see it, in its largest file. */
export function pictureNode(name: PictureName) {
  const { wide } = pictureSet(name);
  const width = wide.widths.at(-1) ?? wide.width;
  return {
    '@type': 'ImageObject',
    url: absolute(`${wide.stem}-${width}.webp`),
    width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
    height: {
      '@type': 'QuantitativeValue',
      value: Math.round((wide.height * width) / wide.width),
      unitCode: 'E37',
    },
  } as const;
}
