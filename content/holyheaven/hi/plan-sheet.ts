/** The sheet for a planned day, in Hindi. */
export const planSheet = {
  day: '{weekday}, {day}',
  open: 'खुला',
  openOn: 'खुला ({headline})',
  hours: 'समय: {doors}',
  pilgrims: { one: 'एक तीर्थयात्री', many: '{count} तीर्थयात्रियों' },
  parts: {
    group: 'आपकी यात्रा के लिए',
    events: 'आसपास की तिथियाँ',
    season: 'कब जाएँ',
    closures: 'इन दिनों का भी ध्यान रखें',
    crowds: 'भीड़',
    rules: 'मंदिर के नियम',
    bring: 'साथ क्या ले जाएँ',
    asks: 'निकलने से पहले पूछें',
  },
  /** For screen readers, when a day is chosen. */
  announcement: '{day}: {is}',
  /** On the page to which the form leads. */
  chooseDay: 'यात्रा की तारीख चुनें',
  eventCalendar: 'कैलेंडर में जोड़ें',
  print: 'यह जानकारी प्रिंट करें',
  calendar: 'यह तारीख अपने कैलेंडर में जोड़ें',
  whatsapp: 'व्हाट्सऐप से भेजें',
  closure: '{when}: {name}',
  /** In the visitor's calendar. */
  visit: 'यात्रा: {temple}',
} as const;
