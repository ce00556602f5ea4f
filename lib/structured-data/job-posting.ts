import type { JobPostingLeaf } from 'schema-dts';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';
import { site } from '@/content/site';
import { closingTime } from '@/lib/company/closing';
import { openingPath } from '@/lib/company/openings';
import { absolute, nodeId, organizationId } from './addresses';
import { officeAddress } from './organization';

const employment = { 'Full-time': 'FULL_TIME', Contract: 'CONTRACTOR' } as const;

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const list = (title: string, points: readonly string[]) =>
  `<p>${escapeHtml(title)}</p><ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`;

// Search engines count a job as remote only if all of it is.
const place = (location: Opening['location']): Partial<JobPostingLeaf> =>
  location === 'Remote'
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'India' },
      }
    : { jobLocation: { '@type': 'Place', address: officeAddress() } };

/** An opening for job searches. It names no salary, because we publish none. */
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
    validThrough: closingTime(closes),
    employmentType: employment[type],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(),
      name: site.name,
      sameAs: absolute('/'),
      logo: absolute('/icons/icon-512.png'),
    },
    url: absolute(openingPath(opening)),
    mainEntityOfPage: { '@id': nodeId(openingPath(opening), 'page') },
    ...place(location),
  };
}
