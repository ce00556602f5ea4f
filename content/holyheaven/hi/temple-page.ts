/** Words that are the same on every temple's page; the temple's own are in content/temples. */
export const templePage = {
  /** Stands over Today until the browser tells the day. */
  season: 'मंदिर कब खुला रहता है',
  sections: {
    label: 'इस पृष्ठ पर',
    tips: 'तैयारी',
    hours: 'समय',
    way: 'कैसे पहुँचें',
    call: 'फोन',
    year: 'कब जाएँ',
  },
  year: 'कब जाएँ',
  travel: 'यात्रा की जानकारी',
  lastStretch: 'मंदिर तक का आखिरी रास्ता',
  directions: 'मैप पर रास्ता देखें',
  railways: 'ट्रेन और किराया: 139',
  hours: 'दर्शन का समय',
  hoursTable: { when: 'कब', doors: 'समय' },
  moreHours: 'विशेष दिन और आरती',
  dayOrder: 'पूजा का क्रम',
  closed: 'बंद',
  notKnown: 'जाने से पहले पूछ लें',
  /** Under the bar of a day's hours: its ticks, midnight to midnight, and its tones. */
  dayBar: {
    ticks: ['रात 12', 'सुबह 6', 'दोपहर 12', 'शाम 6', 'रात 12'],
    now: 'अभी',
    open: 'खुला',
    pauses: 'पूजा के लिए दर्शन बंद हो सकते हैं',
    differs: 'इस समय को लेकर स्रोत एकमत नहीं हैं',
  },
  tips: 'तीर्थयात्रा के लिए सुझाव',
  planLink: 'अपनी तीर्थयात्रा की योजना बनाएँ',
  /** On the sheet. */
  rules: 'मंदिर के नियम',
  before: {
    book: 'बुकिंग',
    wear: 'पहनावा',
    carry: 'साथ ले जाएँ',
    leave: 'साथ न ले जाएँ',
    cost: 'खर्च',
    elders: 'बुजुर्गों के लिए',
  },
  story: 'कथा',
  moreStory: 'आगे पढ़ें',
  sources: 'स्रोत ({day} को जाँचे गए)',
  /** Last among them. */
  drawn: 'मैप पर स्थान: {latitude}, {longitude}। चित्र बनाया हुआ है, फोटो नहीं।',
  bring: 'साथ क्या ले जाएँ',
  calls: 'किसे फोन करें',
  moreCalls: 'और नंबर',
  unknown: 'जो पता नहीं चला, पूछ लें',
  festivals: 'पर्व और तिथियाँ',
  moreDates: 'और तिथियाँ',
  /** What the bars under the seasons mean. */
  yearKey: { date: 'पर्व या तिथि', month: 'तिथि अभी तय नहीं', closure: 'दर्शन बंद', open: 'खुला' },
  now: 'आज',
  wholeCalendar: 'सभी तिथियाँ अपने कैलेंडर में जोड़ें',
  sheet: {
    title: '{temple}: यात्रा की जानकारी',
    way: 'कैसे पहुँचें',
    numbers: 'फोन नंबर',
    notes: 'आपके नोट',
  },
  support: {
    title: 'सहयोग',
    text: 'ऑनलाइन दान अभी शुरू नहीं हुआ है। यहाँ कोई पैसा नहीं लिया जाता।',
    link: 'दान की जानकारी',
  },
  more: 'और मंदिर देखें',
} as const;

export const sharing = {
  title: 'यह पृष्ठ दूसरों को भेजें',
  native: 'शेयर करें',
  whatsappGuide: 'व्हाट्सऐप से भेजें',
  /** In a message, where it holds. */
  hindusOnly: 'मंदिर में केवल हिंदू प्रवेश कर सकते हैं।',
  email: 'ईमेल करें',
  copy: 'लिंक कॉपी करें',
  picture: 'आज की जानकारी का चित्र',
  pictureTitle: '{place} में आज',
  saved: 'चित्र सहेज लिया गया।',
  print: 'प्रिंट करें',
  copied: 'लिंक कॉपी हो गया है।',
  notCopied: 'लिंक कॉपी नहीं हो सका। लिंक यह है: {url}',
  shared: 'भेजने के लिए धन्यवाद!',
  notShared: 'भेजा नहीं जा सका। लिंक कॉपी करके भेज सकते हैं।',
} as const;
