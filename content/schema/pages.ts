import { z } from 'zod';
import type { ShareName } from '../share-pictures';
import { description, pictureName, text } from './values';

const pageHeadSchema = z.strictObject({
  path: z
    .string()
    .regex(/^(\/|(\/[a-z0-9-]+)+)$/, 'may hold only lower-case letters, digits, hyphens and slashes'),
  /** Without the site's name, which lib/metadata.ts adds unless the title contains it. */
  title: text,
  description,
  share: z.custom<ShareName>((name) => typeof name === 'string'),
  /** false for pages that search engines leave out. */
  index: z.boolean().optional(),
});

export const pageEntrySchema = pageHeadSchema.extend({
  /** What links call the page: the last step of its breadcrumbs. */
  name: text,
  /** The parent page, by default the home page. */
  parent: z.string().optional(),
  /** The picture at its top. */
  picture: pictureName.optional(),
  kind: z.enum(['AboutPage', 'ContactPage', 'CollectionPage']).optional(),
});

/** What search engines and messengers are told about a page. */
export type PageHead = z.infer<typeof pageHeadSchema>;

/** A page with a place of its own on the site. */
export type PageEntry = z.infer<typeof pageEntrySchema>;
