import type { JsonNode } from './nodes';

/**
 * The fields that a node must carry, by type: those that Google's guides require, and some that we require ourselves.
 * `a|b` is met by either.
 */
const required: Record<string, string[]> = {
  Organization: ['name', 'url|sameAs'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url', 'isPartOf', 'description'],
  AboutPage: ['name', 'url', 'isPartOf', 'breadcrumb', 'description'],
  ContactPage: ['name', 'url', 'isPartOf', 'breadcrumb', 'description'],
  CollectionPage: ['name', 'url', 'isPartOf', 'breadcrumb', 'description', 'mainEntity'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name|item', 'item|url'],
  Person: ['name', 'jobTitle', 'worksFor', 'image'],
  HinduTemple: ['name', 'geo', 'address', 'image', 'sameAs'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'description'],
  GeoCoordinates: ['latitude', 'longitude'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  OpeningHoursSpecification: ['opens', 'closes', 'dayOfWeek'],
  ImageObject: ['url'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization',
    'identifier',
    'jobLocation|applicantLocationRequirements',
  ],
  ContactPoint: ['contactType', 'telephone'],
};

const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
];
const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?([+-]\d{2}:\d{2}|Z))?$/;

// Values that the type allows and a search engine does not.
function wrongValues(node: JsonNode): string[] {
  const wrong: string[] = [];
  for (const key of ['datePosted', 'validThrough', 'validFrom', 'startDate', 'endDate'] as const)
    if (key in node && !moment.test(String(node[key]))) wrong.push(`${key} is no date`);
  for (const key of ['url', 'item', 'logo'] as const)
    if (typeof node[key] === 'string' && !/^https?:\/\//.test(node[key]))
      wrong.push(`${key} is not absolute`);
  if ('employmentType' in node && !employmentTypes.includes(String(node.employmentType)))
    wrong.push(`employmentType ${node.employmentType}`);
  if (node.jobLocationType && (node.jobLocationType !== 'TELECOMMUTE' || node.jobLocation))
    wrong.push('jobLocationType is for work that is remote altogether');
  return wrong;
}

/** What a node lacks, and the values that search engines refuse, each with its path. */
export function missingFields(path: string, node: JsonNode): string[] {
  const missing = [node['@type']]
    .flat()
    .flatMap((type) => required[String(type)] ?? [])
    .filter((field) => !field.split('|').some((name) => node[name] !== undefined && node[name] !== ''));
  return [
    ...missing.map((field) => `${path} lacks ${field}`),
    ...wrongValues(node).map((text) => `${path}: ${text}`),
  ];
}
