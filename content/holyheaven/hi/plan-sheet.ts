/** The sheet for a planned day, in Hindi. */
export const planSheet = {
  day: '{weekday}, {day}',
  open: 'प्रायः खुला',
  pauses: 'प्रायः खुला, बीच में दर्शन रुक सकते हैं',
  openOn: 'प्रायः खुला ({headline})',
  hours: 'समय: {doors}',
  /** On a day whose hours may differ. */
  usually: 'सामान्य समय: {doors}',
  /** Above the two charts. */
  hoursOfDay: 'उस दिन का समय',
  inTheYear: 'साल में यह दिन',
  festival: 'उत्सव के दिन समय बदल सकता है; निकलने से पहले पूछ लें।',
  /** For groups with somebody who needs help. */
  crowd: 'भीड़ रहेगी; साथ में बुजुर्ग या व्हीलचेयर हो तो किसी और दिन आना बेहतर है।',
  /** For more than 50 pilgrims. */
  large: '50 से अधिक तीर्थयात्री हों तो बुकिंग से पहले हेल्पलाइन और होटल को फोन कर लें।',
  /** Before the advice for groups who need help, on a day when nobody can come. */
  helpWhenOpen: 'मंदिर खुला हो तब:',
  pilgrims: { one: 'एक तीर्थयात्री', many: '{count} तीर्थयात्रियों' },
  parts: {
    group: 'आप लोगों के लिए',
    events: 'जरूरी तिथियाँ',
    crowds: 'भीड़',
    rules: 'मंदिर के नियम',
    bring: 'साथ क्या ले जाएँ',
    asks: 'निकलने से पहले पूछें',
  },
  /** While a shared day loads. */
  arriving: 'एक क्षण रुकें, इस दिन की जानकारी आ रही है।',
  /** For screen readers, when a day is chosen. */
  announcement: '{day}: {is}',
  /** On the page that the form leads to. */
  print: 'यह जानकारी प्रिंट करें',
  calendar: 'यह तारीख अपने कैलेंडर में जोड़ें',
  /** Replaces `calendar` on a day when nobody can come. */
  better: '{day} देखें: संभवतः खुला',
  whatsapp: 'व्हाट्सऐप पर भेजें',
  /** The event's name in the visitor's calendar. */
  visit: 'यात्रा: {temple}',
} as const;
