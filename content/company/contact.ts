/** Words of the Contact page; address, phone and map are in content/site.ts. */
export const contact = {
  title: 'Contact',
  heading: 'Write, call or come by.',
  lead: 'Ask about our work, a\u00a0partnership or a position.',
  details: {
    email: 'Write to us',
    response: 'We answer within 24\u00a0hours, Monday to Friday.',
    phone: 'Call us',
    holidays: 'closed on 26\u00a0January, 15\u00a0August and 2\u00a0October',
    visit: 'Come by our headquarters',
    social: 'Elsewhere',
  },
  map: {
    title: 'Find us',
    drawing:
      'Map of New Delhi with a ring every five kilometres around our office in Okhla: 12 km from New Delhi station, 16 km from the airport.',
    load: 'Load the map',
    again: 'Try again',
    note: 'The street map comes from OpenStreetMap, whose servers then see your network address.',
    failed: 'Our own map: the street map did not load.',
    link: 'Open in OpenStreetMap',
    frame: 'Map of Okhla Industrial Area, New Delhi, by OpenStreetMap',
  },
} as const;
