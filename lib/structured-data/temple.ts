import type { OpeningHoursSpecification } from 'schema-dts';
import { templePath } from '@/content/temples';
import type { HoursPeriod, Temple } from '@/content/temples/types';
import { inDevanagari } from '@/lib/scripts';
import { nodeId, pictureNode } from './addresses';
import type { TempleNode } from './types';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

// Search engines read 00:00 to 00:00 as closed.
const openingHours = (period: HoursPeriod): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: everyDay,
  opens: 'closed' in period ? '00:00' : period.opens,
  closes: 'closed' in period ? '00:00' : period.closes,
  ...(period.from && { validFrom: period.from }),
  ...(period.through && { validThrough: period.through }),
});

/**
 * A temple as the subject of its page. It has no url, owner or publisher, because this is not the temple's own page.
 */
export function templeNode(temple: Temple): TempleNode {
  const { title, devanagari, description, town, state, image, marked } = temple;
  return {
    '@type': ['HinduTemple', 'TouristAttraction'],
    '@id': nodeId(templePath(temple), 'temple'),
    name: title,
    // As on the page.
    ...(!inDevanagari(title) && { alternateName: devanagari }),
    description,
    image: pictureNode(image),
    geo: { '@type': 'GeoCoordinates', ...marked.position },
    address: { '@type': 'PostalAddress', addressLocality: town, addressRegion: state, addressCountry: 'IN' },
    ...(marked.free && { isAccessibleForFree: true }),
    mainEntityOfPage: { '@id': nodeId(templePath(temple), 'page') },
    sameAs: marked.sameAs,
    ...(marked.hours.length > 0 && { openingHoursSpecification: marked.hours.map(openingHours) }),
  };
}
