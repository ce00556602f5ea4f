// Test support: what the compiler cannot tell of a graph. Types and properties it checks by schema-dts.

/** An object of JSON-LD. */
type JsonNode = { [key: string]: unknown };

const isNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The types that a node names. */
export const typesOf = (node: JsonNode): string[] =>
  [node['@type']].flat().filter((type) => typeof type === 'string');

/** Every node of a graph and everything inside it, with the way to it. */
export function* nodesIn(value: unknown, path = ''): Generator<[path: string, node: JsonNode]> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* nodesIn(item, `${path}[${index}]`);
  if (!isNode(value)) return;
  yield [path, value];
  for (const [key, item] of Object.entries(value)) yield* nodesIn(item, path ? `${path}.${key}` : key);
}

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
  CollectionPage: ['name', 'url', 'isPartOf', 'description', 'mainEntity'],
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
function missingFields(path: string, node: JsonNode): string[] {
  const missing = typesOf(node)
    .flatMap((type) => required[type] ?? [])
    .filter((field) => !field.split('|').some((name) => node[name] !== undefined && node[name] !== ''));
  return [
    ...missing.map((field) => `${path} lacks ${field}`),
    ...wrongValues(node).map((text) => `${path}: ${text}`),
  ];
}

/**
 * What is wrong with a page's JSON-LD: missing fields that search engines require, values that they refuse, references
 * to nothing, and nodes without any link to others.
 */
export function graphProblems(data: unknown): string[] {
  if (!isNode(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    return ['this is not one graph of https://schema.org'];
  const nodes = [...nodesIn(data['@graph'], '@graph')];
  const typed = nodes.filter(([, node]) => '@type' in node);
  const ids = new Set(typed.map(([, node]) => node['@id']));
  const pointers = nodes.filter(([, node]) => !('@type' in node));
  const targets = new Set(pointers.map(([, node]) => node['@id']));
  const top = data['@graph'].filter(isNode);
  return [
    ...typed.flatMap(([path, node]) => missingFields(path, node)),
    ...pointers.filter(([, node]) => !ids.has(node['@id'])).map(([path]) => `${path} points to nothing`),
    ...top
      .filter((node) => !targets.has(node['@id']) && !JSON.stringify(node).includes('{"@id":'))
      .map((node) => `${typesOf(node).join('+')} is linked with nothing`),
  ];
}
