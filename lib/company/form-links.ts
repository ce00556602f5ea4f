import type { Demo } from '@/content/company/demo';
import { subjects } from '@/content/company/forms';

type Subject = (typeof subjects)[number];

const slugOf = (subject: string) => subject.toLowerCase().replaceAll(' ', '-');

/** The address of the contact form with a subject chosen, or for an application to the opening with this slug. */
export function contactPath(about: { subject: Subject } | { opening: string }): string {
  return 'opening' in about
    ? `/contact?opening=${about.opening}#apply-${about.opening}`
    : `/contact?subject=${slugOf(about.subject)}`;
}

/** What a contact address asks for: an application, or a subject. Unknown values are ignored. */
export function readContactQuery<Opening extends { slug: string }>(
  query: URLSearchParams,
  openings: readonly Opening[],
): { subject?: string; opening?: Opening } {
  const opening = openings.find(({ slug }) => slug === query.get('opening'));
  return opening
    ? { opening }
    : { subject: subjects.find((subject) => slugOf(subject) === query.get('subject')) };
}

/** The address of the demo form with a technology chosen. */
export const demoPath = (technology: Demo['id']): string => `/demo?technology=${technology}`;

/** The id of the demo form, for the choice of technology outside it. */
export const DEMO_FORM = 'demo-form';
