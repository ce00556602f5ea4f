/** How to tell hours and days in Hindi. */
export const speech = {
  state: {
    open: 'अभी खुला है',
    closed: 'अभी बंद है',
    'opening-soon': 'जल्द खुलेगा',
    'closing-soon': 'जल्द बंद होगा',
    'season-closed': 'शीतकाल के लिए बंद',
    'not-known': 'ज्ञात नहीं',
  },
  /** Between the earliest and the latest closing time that sources give. */
  perhapsOpen: 'शायद अभी खुला हो',
  today: 'आज {weekday}, {day}',
  tithi: 'तिथि: {half} {number}, {name}',
  halves: ['शुक्ल पक्ष', 'कृष्ण पक्ष'],
  /** The last two: of the full and of the new moon. */
  tithis: [
    'प्रतिपदा',
    'द्वितीया',
    'तृतीया',
    'चतुर्थी',
    'पंचमी',
    'षष्ठी',
    'सप्तमी',
    'अष्टमी',
    'नवमी',
    'दशमी',
    'एकादशी',
    'द्वादशी',
    'त्रयोदशी',
    'चतुर्दशी',
    'पूर्णिमा',
    'अमावस्या',
  ],
  hoursToday: 'आज का समय: {doors}',
  /** On a day on which the temple may be closed. */
  hoursPerhaps: 'यदि खुला हो: {doors}',
  eventNow: 'इस समय: {name}, {when}',
  /** When only the month is known, or two days, of which this may be one. */
  eventAbout: 'इन्हीं दिनों: {name}, {when}',
  eventNext: 'आगे: {name}, {when}',
  /** Of a day that is too far ahead to know. */
  usualState: { open: '{month} में सामान्यतः खुला रहता है', closed: '{month} में सामान्यतः बंद रहता है' },
  /** What past years lead one to expect. */
  usually: {
    open: 'पिछले वर्षों में इस दिन मंदिर खुला रहा।',
    closed: 'पिछले वर्षों में इस दिन मंदिर बंद रहा।',
  },
  pauses: 'पूजा-विधियों के समय विराम',
  expected: 'संभावित',
  expectedNote: 'हमारी गणना के अनुसार संभावित। आधिकारिक सूचना ही मान्य होगी।',
  stale: 'पिछली जाँच {day} को हुई थी। निकलने से पहले कृपया पूछ लें।',
  checked: '{day} को जाँचा गया',
  /** A time by the clock, such as 6:30, until an hour of the day. */
  clock: [
    { until: '3', text: 'रात {time} बजे' },
    { until: '4', text: 'तड़के {time} बजे' },
    { until: '12', text: 'सुबह {time} बजे' },
    { until: '16', text: 'दोपहर {time} बजे' },
    { until: '20', text: 'शाम {time} बजे' },
    { until: '24', text: 'रात {time} बजे' },
  ],
  noon: 'दोपहर 12 बजे',
  midnight: 'रात 12 बजे',
  months: ['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  /** A day of every year; with its year. */
  day: '{day} {month}',
  dayOfYear: '{day} {month} {year}',
  monthOfYear: '{month} {year}',
  /** From one day or month to another. */
  range: '{from} से {through}',
  doors: '{from} से {through} तक',
  doorsBetween: '{from} से, बंद होने का समय {between}',
  allNight: '{from} से रात भर',
  about: 'करीब {time}',
  /** Where sources differ on a time, and for one of two days or months. */
  or: '{first} या {last}',
  and: '{first} से {last}',
  between: '{times} के बीच',
  /** When something happens; the texts of `next` hold it. */
  at: '{time}',
  next: {
    opens: { today: '{at} खुलेगा', tomorrow: 'कल {at} खुलेगा', later: '{day} को {at} खुलेगा' },
    closes: { today: '{at} बंद होगा', tomorrow: 'कल {at} बंद होगा', later: '{day} को {at} बंद होगा' },
  },
} as const;
