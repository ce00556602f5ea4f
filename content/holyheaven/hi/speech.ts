/** How to express hours and days in Hindi. */
export const speech = {
  /** The most likely status now. `{till}` is one of the texts of `till`. */
  verdict: {
    open: 'खुला है, {till} बंद होगा',
    /** Open until a rite interrupts darshan. */
    pauses: 'खुला; {till} से दर्शन रुक सकते हैं',
    paused: '{till} तक दर्शन रुक सकते हैं',
    /** Between the earliest and the latest closing time in the sources. */
    perhapsOpen: 'अभी खुला हो सकता है',
    closed: 'अभी बंद है, {till} खुलेगा',
    /** If the reopening time is not known. */
    closedNow: 'अभी बंद है',
  },
  till: { today: '{time}', tomorrow: 'कल {time}', later: '{day} को {time}' },
  today: 'आज, {weekday}, {day}',
  tithi: 'तिथि: {name}',
  halves: ['शुक्ल पक्ष', 'कृष्ण पक्ष'],
  /** The last two are full moon and new moon. */
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
  /** On a day of the season's own hours. */
  usualHours: 'सामान्य समय: {doors}।',
  /** On a day when the temple may be closed. */
  hoursPerhaps: 'मंदिर खुला हो तो समय: {doors}',
  hoursOf: '{day}: मंदिर {doors} खुला रहता है।',
  nextDate: 'अगली तिथि: {name}, {when}',
  asOf: '{day} {month}, {time} की स्थिति',
  /** For a day too far ahead to know. */
  usualState: { open: 'प्रायः खुला रहता है', closed: 'प्रायः बंद रहता है' },
  expected: 'संभावित',
  expectedNote: 'ये तिथियाँ हमारी गणना हैं; मंदिर जो बताए, वही मानें।',
  stale: 'पिछली जाँच {day} को हुई थी। निकलने से पहले कृपया पूछ लें।',
  checked: '{day} को जाँचा गया',
  /** A clock time such as 6:30, for times before the hour `until`. */
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
  /** A day of any year; then with a year. */
  day: '{day} {month}',
  dayOfYear: '{day} {month} {year}',
  monthOfYear: '{month} {year}',
  /** From one day or month to another. */
  range: '{from} से {through}',
  doors: '{from} से {through} तक',
  /** Left out of the first of two times. */
  clockUnit: 'बजे',
  nextDoor: ' और ',
  allNight: '{from} से रात भर',
  sinceNight: 'पिछली रात से {through} तक',
  about: 'करीब {time}',
  /** If sources differ on a time, and for one of two days or months. */
  or: '{first} या {last}',
  perhaps: '{first}, शायद {last}',
  and: '{first} से {last}',
  between: '{times} के बीच',
} as const;
