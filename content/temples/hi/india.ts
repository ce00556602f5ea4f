import type { indiaContacts as contacts } from '../sources';

/** The numbers that hold all over India. */
export const indiaContacts = {
  emergency: { name: 'पुलिस, दमकल, एंबुलेंस' },
  'tourist-helpline': { name: 'पर्यटक हेल्पलाइन', note: 'या 1800-11-1363, दिन-रात' },
} as const satisfies Record<(typeof contacts)[number]['key'], { name: string; note?: string }>;

/** An eclipse as a date, and the day on which the hours are not known for it. */
export const eclipse = {
  name: 'सूर्यग्रहण (खंडग्रास)',
  rule: 'शाम {eclipse.clock} से {eclipse-ends.clock} बजे तक; मंदिर प्रायः घंटों बंद रहता है।',
};
export const eclipseDay = {
  headline: 'सूर्यग्रहण का दिन, समय पूछ लें',
  text: 'शाम {eclipse.clock} से {eclipse-ends.clock} बजे तक खंडग्रास सूर्यग्रहण रहेगा; ग्रहण के कारण मंदिर प्रायः घंटों बंद रहता है। दर्शन का समय पूछ लें।',
};
