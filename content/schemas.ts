import { z } from 'zod';
import { pictures } from './pictures';
import { filled, https, text } from './schema-values';

/** The name of a picture in content/pictures.ts. */
export const pictureName = z.enum(Object.keys(pictures) as (keyof typeof pictures)[], {
  error: ({ input }) => (input === undefined ? 'is missing' : `"${input}" is not in content/pictures.ts`),
});

/** What search engines show under a title. */
export const description = z.string().min(70).max(160);

const mail = z.email('is not an email address');

export const siteSchema = z.strictObject({
  name: text,
  shortName: text,
  founded: z.number().int().min(1900).max(2100),
  description,
  email: mail,
  careersEmail: mail,
  supportEmail: mail,
  securityEmail: mail,
  phone: z.strictObject({
    display: text,
    href: z.string().regex(/^tel:\+\d{8,15}$/, 'is not like tel:+911155500124'),
  }),
  address: filled(text),
  postal: z.strictObject({
    street: text,
    locality: text,
    region: text,
    postalCode: z.string().regex(/^[1-9]\d{5}$/, 'is not six digits'),
    country: z.string().regex(/^[A-Z]{2}$/, 'is not a code of two capitals'),
  }),
  map: z.strictObject({ label: text, embed: https, link: https }),
  social: filled(z.strictObject({ label: text, href: https })),
});
