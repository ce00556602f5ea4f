/** The sheet for a planned day, in Hindi. */
export const planSheet = {
  day: '{weekday}, {day}',
  is: {
    open: 'खुला',
    closed: 'दर्शन नहीं',
    winter: 'शीतकाल के लिए बंद',
    'not-known': 'अभी ज्ञात नहीं',
  },
  hours: 'द्वार: {doors}',
  help: 'सहायता के लिए: {name}, {number}',
  pilgrims: { one: 'एक तीर्थयात्री', many: '{count} तीर्थयात्रियों' },
  parts: {
    group: 'आपके साथियों के लिए',
    season: 'मौसम',
    events: 'इस दिन के आसपास के उत्सव',
    closures: 'ध्यान देने योग्य अन्य दिन',
    crowds: 'भीड़',
    bring: 'साथ क्या ले जाएँ',
    asks: 'निकलने से पहले पूछें',
  },
  /** Under the field for the day: before and after a day is chosen. */
  choose: 'कोई दिन चुनें। पत्रक बताएगा कि उस दिन मंदिर खुला है या नहीं और किन बातों का ध्यान रखें। कुछ भेजा नहीं जाता।',
  announcement: '{day}: {is}।',
  see: 'इस दिन का पत्रक देखें',
  /** On the pages to which the forms lead. */
  chooseDay: 'आपकी यात्रा का दिन',
  chooseHint: 'यह पत्रक आपके अपने फोन या कंप्यूटर पर बनता है। कुछ भेजा नहीं जाता।',
  templePage: 'मंदिर का पृष्ठ खोलें',
  eventCalendar: 'कैलेंडर में जोड़ें',
  print: 'यह पत्रक छापें',
  calendar: 'यह दिन अपने कैलेंडर में जोड़ें',
  whatsapp: 'व्हाट्सएप से भेजें',
  /** In the visitor's calendar. */
  visit: 'यात्रा: {temple}',
} as const;
