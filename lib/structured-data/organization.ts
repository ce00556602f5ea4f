import type { OrganizationLeaf, PostalAddressLeaf, WebSiteLeaf } from 'schema-dts';
import { officeHours } from '@/content/office-hours';
import { site } from '@/content/site';
import { absolute, organizationId, websiteId } from './addresses';

/** The office's address, part by part. */
export function officeAddress(): PostalAddressLeaf {
  const { street, locality, region, postalCode, country } = site.postal;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}

const fullHour = (hour: number) => `${String(hour).padStart(2, '0')}:00:00+05:30`;

/** The company as every footer shows it; `contact` adds what only the contact page shows. */
export function organization({ contact = false } = {}): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute('/icons/icon-512.png') },
    foundingDate: String(site.founded),
    sameAs: site.social.map(({ href }) => href),
    ...(contact && {
      address: officeAddress(),
      email: site.email,
      telephone: site.phone.href.replace('tel:', ''),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: site.email,
        telephone: site.phone.href.replace('tel:', ''),
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: officeHours.days,
          opens: fullHour(officeHours.opens),
          closes: fullHour(officeHours.closes),
        },
      },
    }),
  };
}

/** The site, which holds both worlds. */
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
