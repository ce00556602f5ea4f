/**
 * The aircraft's name. It is a placeholder that is also stencilled on the body in the renders (content/pictures), so a
 * new name needs new renders.
 */
export const airframeName = 'Koonj 1';

/** The origin of the name. */
export const airframeNamesake =
  'Koonj is the demoiselle crane, which crosses the Himalaya every autumn and needs no runway.';

const founded = 2024;

/** The company's name, address and contact details, in no other file. `placeholders` lists what is not real yet. */
export const site = {
  name: 'Vyomarka Aerospace',
  shortName: 'Vyomarka',
  founded,
  description: `Vyomarka Aerospace is a New Delhi company, founded in ${founded}, that designs drones, flight software and defence systems with people in the loop.`,
  email: 'contact@vyomarka.example',
  careersEmail: 'careers@vyomarka.example',
  supportEmail: 'support@vyomarka.example',
  securityEmail: 'security@vyomarka.example',
  phone: { display: '+91 11 5550 0124', href: 'tel:+911155500124' },
  officeHours: 'Mon–Fri 9:00–18:00 IST',
  address: [
    'Vyomarka Aerospace',
    '4th Floor, Dhruva House',
    'Okhla Industrial Area, Phase\u00a0III',
    'New\u00a0Delhi\u00a0110\u00a0020',
    'India',
  ],
  /** The same address in parts, for search engines. */
  postal: {
    streetAddress: '4th Floor, Dhruva House, Okhla Industrial Area, Phase III',
    addressLocality: 'New Delhi',
    addressRegion: 'Delhi',
    postalCode: '110020',
    addressCountry: 'IN',
  },
  map: {
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=77.255%2C28.53%2C77.295%2C28.56&layer=mapnik&marker=28.545%2C77.275',
    link: 'https://www.openstreetmap.org/?mlat=28.545&mlon=77.275#map=14/28.545/77.275',
  },
  social: [
    { label: 'LinkedIn', href: 'https://linkedin.example/company/vyomarka' },
    { label: 'X', href: 'https://x.example/vyomarka' },
    { label: 'YouTube', href: 'https://youtube.example/@vyomarka' },
  ],
} as const;

/** Something to replace before the site goes live, and the file to edit. */
type Placeholder = { what: string; now: string; file: string };

const here = 'content/site.ts';

/**
 * What is still a placeholder; `npm run build` prints it. Remove an entry once it is real. The phone comes first: as
 * far as we know, India reserves no numbers for fiction, so it may be a stranger's. Mail and links to `.example` reach
 * nobody (RFC 2606). A function, so that no browser script contains the list.
 */
export const placeholders = (): readonly Placeholder[] => [
  { what: 'phone', now: site.phone.display, file: here },
  { what: 'name', now: site.name, file: here },
  { what: 'mail', now: site.email, file: here },
  { what: 'mail for careers', now: site.careersEmail, file: here },
  { what: 'mail for support', now: site.supportEmail, file: here },
  { what: 'mail for security', now: site.securityEmail, file: here },
  { what: 'address and map', now: site.address.slice(1).join(', '), file: here },
  ...site.social.map(({ label, href }) => ({ what: label, now: href, file: here })),
  {
    what: 'name of the aircraft, also in its renders',
    now: airframeName,
    file: here,
  },
  { what: 'openings', now: 'made up', file: 'content/company/openings.ts' },
  { what: 'people', now: 'made up', file: 'content/company/team.ts' },
];

/**
 * What a build prints about placeholders, in one block, or nothing.
 * @param siteUrl the origin that the build writes into pages.
 */
export function placeholderBlock(placeholders: readonly Placeholder[], siteUrl: string): string | undefined {
  const lines = placeholders.map(({ what, now, file }) => `  ${what}: ${now} (${file})`);
  if (new URL(siteUrl).hostname === 'localhost')
    lines.unshift(`  SITE_URL: not set, so page heads, the sitemap and shared links name ${siteUrl}`);
  if (lines.length === 0) return undefined;
  return ['Before this site goes live, replace:', ...lines].join('\n');
}
