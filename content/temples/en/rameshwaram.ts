import type { rameshwaram as facts } from '../rameshwaram';
import type { WordsFor } from '../types';
import { eclipse, indiaContacts } from './india';

const wells =
  'For those who bathe: the 22 wells cost ₹{rupees} at the counter for {count} (price of January 2026).';
const onFoot = [
  'Elders can come with help. Skip the wells, which are wet and slippery, and ask about battery cars at the gate.',
  'Cars stop 600 to 700 m before the east tower.',
];
const inAWheelchair = [
  'Bring your own wheelchair: we do not know whether the temple lends one.',
  'The corridors are long. Going round by the chariot streets: up to 1.5 km.',
];

const ashtami = {
  headline: 'Shut from morning to afternoon (Ashtami Pradakshina)',
  text: 'It opens early, but is shut from about {ashtami.closes} until the afternoon: {ashtami.opensFrom2} by some reports, {ashtami.opens2} by others. Ask before you go.',
};

export const rameshwaram = {
  title: 'Rameshwaram Temple',
  description: 'Ramanathaswamy, the southern Char Dham temple of Lord Shiva.',
  travelInfo:
    'Nearest airport: Madurai; railway station: Rameshwaram (Rameswaram on tickets). Best from November to February.',
  tripPlanning: 'Pilgrims bathe at Agni Theertham (if the sea is calm), then at 22 wells, before darshan.',
  summary:
    'Rameshwaram Temple on Pamban Island, Tamil Nadu: the two lingas, the 22 wells and Agni Theertham, best months, the train over Pamban, rules inside.',
  direction: 'South',
  place: 'Rameshwaram',
  town: 'Rameshwaram',
  state: 'Tamil Nadu',
  deity: 'Lord Shiva',
  standfirst: 'Pilgrims bathe in the sea and at 22 wells before darshan of Shiva.',
  story: [
    'The linga of Ramanathaswamy, on Pamban Island, is one of Shiva’s twelve Jyotirlingas.',
    'Two lingas are worshipped here. Tradition says that Sita shaped the Ramalingam from sand, and that Hanuman brought the Vishwalingam.',
    'The temple is in the Dravidian style; its compound measures about 264 by 200 m. Its east tower has nine tiers. Its third corridor, the outermost, has 1,212 painted pillars.',
    'The first stone building dates from the 12th century. The Sethupathis of Ramnad added to it in the 17th century, and the third corridor dates from the late 18th.',
  ],
  before: {
    enter: {
      answer: 'Hindus; others may go as far as the flagstaff (court order, 2024).',
      more: [
        'A Madras High Court rule for Tamil Nadu’s temples (January 2024): to go further, others must sign a statement. We found no separate rule here. Ask at the gate.',
      ],
    },
    book: { answer: 'We found no booking for darshan. Tickets for the wells: at the counter.' },
    stay: {
      answer: 'The temple’s Yatri Niwas at the bus stand; state (TTDC) or private hotels.',
      more: [
        'We found no number or price for the Yatri Niwas. Book early for long weekends, when private rooms have cost up to five times as much.',
      ],
    },
    wear: {
      answer: 'To be safe, dhoti or shirt and trousers (men), sari or churidar (women).',
      more: ['The 2016 ban on lungis, jeans and leggings is over. We found no later rule.'],
    },
    carry: {
      answer: 'Clothes to bathe in, and a dry set for darshan.',
      more: ['Bringing Ganga water? Hand it in at the counter.'],
    },
    leave: {
      answer: 'Phones, cameras, shoes.',
      more: ['Phones and cameras: High Court order, 2022. Ask at the gate where to leave them.'],
    },
    cost: {
      answer: 'Darshan is free. All 22 wells: ₹25 a person (January 2026).',
      more: [
        'Pay only at the counter; touts ask ₹200 to ₹300. The queue for tickets can take two hours.',
        'Visitors report ₹100 or ₹200 for a quicker queue, and ₹10 or ₹50 for the Spatika Linga. No official list found.',
      ],
    },
    elders: {
      answer: 'Possible with help: 600 to 700 m on foot. Bring a wheelchair. Avoid the wells (slippery).',
      more: [
        'By the chariot streets: up to 1.5 km. Ask at the gate about battery cars.',
        'We do not know whether the temple lends wheelchairs; ask at the gate.',
      ],
    },
  },
  origins: [
    {
      from: 'Delhi',
      answer:
        'fly to Madurai, then 4 hours by train or taxi; or train to Chennai, then 11 to 12.5 hours by evening train (fares unknown).',
    },
    {
      from: 'Banaras, Prayagraj',
      answer: 'a weekly train.',
      more: ['Train 22536 (return 22535), in 2025. Call 139 for the day.'],
    },
    {
      from: 'Chennai',
      answer: 'trains every evening, 11 to 12.5 hours.',
      more: [
        'Trains 22661, 16751 and 16103 (return 22662, 16752 and 16104), in 2025. Check where to board: some start at Tambaram, not at Egmore.',
      ],
    },
    {
      from: 'Madurai',
      answer: '170 km, about 4 hours by train or taxi.',
      more: ['In high wind, trains end at Mandapam.'],
    },
    { from: 'Bengaluru', answer: '611 km by road (11 hours), or via Madurai.' },
  ],
  lastStretch: [
    { at: 'Station', next: '2 km by road' },
    { at: 'Cars stop', next: '500 m on foot' },
    { at: 'Agni Theertham (sea)', next: '100–200\u00a0m' },
    { at: 'East tower' },
  ],
  dayOrder: [
    '{regular.opens}: Palliyarai Deepa Aradhana (lamps)',
    '{spatika}: Spatika (crystal) Linga',
    '{thiruvananthal}: Thiruvananthal',
    '{vila}: Vila Puja',
    '{kalasanthi}: Kalasanthi',
    '{uchikala}: Uchikala (midday puja)',
    '{sayaratchai}: Sayaratchai (evening puja)',
    '{arthajama}: Arthajama (night puja)',
    '{palliyarai}: Palliyarai (rest)',
  ],
  guide: {
    name: 'Ramanathaswamy Temple, Rameshwaram',
    season:
      'On most days the temple is open from about {regular.opens} to {regular.closes} and from about {regular.opens2.clock} to {regular.closes2}. In the Tamil month of Margazhi, mid-December to mid-January, it opens earlier in the morning and closes earlier at night.',
    hours: {
      regular: {
        name: 'Most days',
        note: 'Hours from travel websites.',
      },
      margazhi: {
        name: 'Month of Margazhi',
        note: 'Hours of December 2025. Spatika Linga: {margazhi-spatika.clock} to {margazhi-spatika-ends}.',
      },
      ashtami: { name: 'Ashtami Pradakshina', note: 'Reports differ on the reopening time.' },
      pratishtha: { name: 'Ramalinga Pratishtha, second day', note: 'These were the hours of 2024.' },
      shivaratri: { name: 'Maha Shivaratri' },
      'after-shivaratri': { name: 'Morning after Maha Shivaratri' },
    },
    days: {
      open: {
        headline: 'Open today',
        text: 'The Spatika Linga is shown from about {spatika.clock} to {spatika-ends}. On festival days the hours may differ.',
      },
      later: {
        headline: 'festival hours not worked out yet',
        text: 'At festivals such as Maha Shivaratri, in February or March, it may be shut for hours. In Margazhi, mid-December to mid-January, it opens earlier and closes earlier at night.',
      },
      margazhi: {
        headline: 'Margazhi hours',
        text: 'These are the hours of December 2025. This year’s may differ a little.',
      },
      ashtami,
      'next-ashtami': ashtami,
      'thai-amavasai': {
        headline: 'Thai Amavasai: ask for the hours',
        text: 'In 2025 the temple opened at {thai-opens}, showed the Spatika Linga from {thai-spatika.clock} to {thai-spatika-ends}, and Rama was taken to Agni Theertham after {thai-procession}. Ask until when you can have darshan.',
      },
      'shivaratri-days': {
        headline: 'Perhaps mostly shut (Shivaratri festival)',
        text: 'The festival lasts 10 to 12 days. Ask before you travel on which day it is shut. Book your room early.',
      },
      pratishtha: {
        headline: 'Shut for most of the day (Ramalinga Pratishtha)',
        text: 'In 2024 it shut at {pratishtha.closes} and opened again at {pratishtha.opens2}.',
      },
      thirukalyanam: {
        headline: 'Perhaps shut all day (Aadi Thirukalyanam)',
        text: 'On the last day of the festival the temple is shut (in 2014 until {thirukalyanam-until}). Ask which day that is, or come on 14 August.',
      },
      'thirukalyanam-days': {
        headline: 'Aadi Thirukalyanam festival',
        text: 'These hours may change, so ask at the gate. Book your room early.',
      },
      'maha-shivaratri': {
        headline: 'Maha Shivaratri',
        text: 'The temple stays open through the night. Other hours may differ, so ask at the gate. Book your room early.',
      },
      'after-shivaratri': {
        headline: 'morning after Maha Shivaratri',
        text: 'The temple has been open all night. Other hours may differ, so ask at the gate.',
      },
      eclipse: {
        headline: 'Partial solar eclipse: probably shut for hours',
        text: 'The eclipse lasts from {eclipse.clock} to {eclipse-ends}. In October 2022 the temple was shut from {eclipse-2022.clock} to {eclipse-2022-ends} for an eclipse.',
      },
    },
    beyond: { headline: 'Ask before you go', text: 'On festival days the hours may differ.' },
    events: {
      margazhi: { name: 'Margazhi', rule: 'Opens at {margazhi.opens}.' },
      'arudra-darshan': { name: 'Arudra Darshan', rule: 'A festival of Shiva' },
      ashtami: { name: 'Ashtami Pradakshina', rule: 'Shut from about {ashtami.closes} until the afternoon.' },
      'karthigai-deepam': { name: 'Karthigai Deepam', rule: 'The festival of lamps' },
      'next-ashtami': {
        name: 'Ashtami Pradakshina 2027',
        rule: 'Shut from the morning until the afternoon.',
      },
      'thai-amavasai': { name: 'Thai Amavasai', rule: 'Ancestors are honoured at Agni Theertham.' },
      'shivaratri-flag': {
        name: 'Shivaratri festival begins',
        rule: '10 to 12 days. Ask which day the temple is mostly shut.',
      },
      'maha-shivaratri': { name: 'Maha Shivaratri', rule: 'The temple stays open that night.' },
      'ramalinga-pratishtha': { name: 'Ramalinga Pratishtha', rule: 'Shut for most of 12 June.' },
      'thirukalyanam-flag': {
        name: 'Aadi Thirukalyanam begins',
        rule: '17 days; the temple is shut on the last.',
      },
      eclipse,
      'aadi-amavasai': { name: 'Aadi Amavasai', rule: 'Huge crowds; eclipse the same day.' },
      thirukalyanam: { name: 'Thirukalyanam', rule: 'Shiva weds Parvati.' },
    },
    contacts: {
      department: { name: 'Tamil Nadu’s temple department' },
      ...indiaContacts,
    },
    unknown: [
      'When do the 22 wells close, and which gate leads to them? Visitors disagree; ask at the ticket counter.',
    ],
    warnings: {
      cyclones:
        'Cyclones can come until late December. Stay out of a rough sea, and check the weather bulletin (IMD Chennai) before you take the train. In high wind, trains end at Mandapam.',
      sea: 'Before you bathe in the sea, check the warnings of the weather office (IMD Chennai) and the ocean office (INCOIS): in June 2024 they warned of waves of nearly 3 m.',
    },
    ring: 'Call India’s tourist helpline 1363',
    giving: {
      ways: [
        'Tamil Nadu’s temple department accepts donations on its own website. Look there for “donor registration”.',
      ],
      link: 'Donate through the temple department',
    },
    group: { all: wells, elder: onFoot, wheelchair: inAWheelchair },
    crowds: {
      'thai-amavasai': 'Crowded at Agni Theertham. Book your room early.',
      shivaratri: 'Crowded through the night.',
      'aadi-amavasai': 'Very crowded at Agni Theertham. Book your room early.',
    },
    asks: {
      entry: 'If anyone in your group is not Hindu: how far in may they go?',
      wells: 'When do the wells close, and which gate do we use?',
      ashtami: 'Is Ashtami Pradakshina on this day? Then the doors are shut from about {ashtami.closes}.',
      festival: 'Is it a festival day, and when are the doors open then?',
      trains: 'Do trains run through to Rameshwaram, or only to Mandapam?',
      shut: 'At what times will the doors be shut?',
      'last-day': 'On which day are the doors shut, and until when?',
    },
    when: 'Best from November to February, safest in January and February.',
    year: {
      named: { name: 'Best months', text: 'November to February (safest: January, February)' },
      march: { name: 'Also good', text: 'March' },
      cyclones: {
        name: 'Take care',
        text: 'cyclones, October to December; check weather warnings',
      },
    },
  },
} as const satisfies WordsFor<typeof facts>;
