/**
 * The one file with the company's name, address and contact. All of it is a placeholder of a fictional
 * company: example domains and a reserved number, so that no mail or call reaches a stranger.
 */
export const site = {
  name: 'Vyomarka Aerospace',
  shortName: 'Vyomarka',
  templeName: 'Holy Heaven',
  founded: 2024,
  description:
    'Vyomarka Aerospace is a New Delhi company, founded in 2024, that designs drones, flight software and defence systems with people in the loop.',
  email: 'contact@vyomarka.example',
  careersEmail: 'careers@vyomarka.example',
  supportEmail: 'support@vyomarka.example',
  securityEmail: 'security@vyomarka.example',
  phone: { display: '+91 11 5550 0124', href: 'tel:+911155500124' },
  address: [
    'Vyomarka Aerospace',
    '4th Floor, Dhruva House',
    'Okhla Industrial Area, Phase III',
    'New Delhi 110 020',
    'India',
  ],
  /** The same address in parts, for search engines. */
  postal: {
    street: '4th Floor, Dhruva House, Okhla Industrial Area, Phase III',
    locality: 'New Delhi',
    region: 'Delhi',
    postalCode: '110020',
    country: 'IN',
  },
  map: {
    label: 'Okhla Industrial Area, New Delhi',
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
