import type { JobPostingLeaf, OrganizationLeaf, PostalAddressLeaf, WebSiteLeaf } from 'schema-dts';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';
import type { PictureName } from '@/content/pictures';
import { site } from '@/content/site';
import { closingTime, openingPath } from '@/lib/company/openings';
import { absolute } from '@/lib/env';
import { pictureSet } from '@/lib/pictures';

/** A node's id: its page's address, and the kind of node as the fragment. */
export const nodeId = (path: string, what: string): string => `${absolute(path)}#${what}`;

export const organizationId = (): string => nodeId('/', 'organization');
export const websiteId = (): string => nodeId('/', 'website');

/** The largest file of a picture. */
export function pictureNode(name: PictureName) {
  const { stem, widths, width } = pictureSet(name).wide;
  return { '@type': 'ImageObject', url: absolute(`${stem}-${widths.at(-1) ?? width}.webp`) } as const;
}

const officeAddress: PostalAddressLeaf = { '@type': 'PostalAddress', ...site.postal };

/** The company as every footer shows it; `withContact` adds what only the contact page shows. */
export function organization(withContact: boolean): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute('/apple-icon.png') },
    foundingDate: String(site.founded),
    sameAs: site.social.map(({ href }) => href),
    ...(withContact && {
      address: officeAddress,
      email: site.email,
      telephone: site.phone.href.replace('tel:', ''),
    }),
  };
}

/** The site, with both its worlds. */
export function website(): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: site.name,
    url: absolute('/'),
    inLanguage: 'en-IN',
    publisher: { '@id': organizationId() },
  };
}

const employment = { 'Full-time': 'FULL_TIME', Contract: 'CONTRACTOR' } as const;

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const list = (title: string, points: readonly string[]) =>
  `<p>${escapeHtml(title)}</p><ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`;

// Search engines allow TELECOMMUTE only for fully remote jobs.
const jobLocation = (location: Opening['location']): Partial<JobPostingLeaf> =>
  location === 'Remote'
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'India' },
      }
    : { jobLocation: { '@type': 'Place', address: officeAddress } };

/** An opening for job search engines. It has no salary, because we publish none. */
export function jobPosting(opening: Opening): JobPostingLeaf {
  const { slug, title, type, location, description, responsibilities, requirements, posted, closes } =
    opening;
  const words = career.openings;
  return {
    '@type': 'JobPosting',
    '@id': nodeId(openingPath(opening), 'job'),
    title,
    description: `<p>${escapeHtml(description)}</p>${list(words.responsibilities, responsibilities)}${list(words.requirements, requirements)}`,
    identifier: { '@type': 'PropertyValue', name: site.name, value: slug },
    datePosted: posted,
    validThrough: closes && closingTime(closes),
    employmentType: employment[type],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(),
      name: site.name,
      sameAs: absolute('/'),
      logo: absolute('/apple-icon.png'),
    },
    url: absolute(openingPath(opening)),
    mainEntityOfPage: { '@id': nodeId(openingPath(opening), 'page') },
    ...jobLocation(location),
  };
}
