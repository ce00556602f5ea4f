import { z } from 'zod';
import { description, filled, https, text } from './values';

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
