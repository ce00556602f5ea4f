/** Words shared by every temple's guide. */
export const shared = {
  /** For calendars, where a name cannot have a mark beside it. */
  expectedEvent: '{name} (संभावित)',
  /** Who says so, and when. */
  source: '{by}, {date}',
  months: ['जन', 'फर', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितं', 'अक्टू', 'नवं', 'दिसं'],
  /** What the marks in a year mean. */
  verdicts: {
    best: 'सबसे अच्छा',
    good: 'अच्छा',
    festival: 'उत्सव',
    care: 'सावधानी',
    doors: 'कपाट खुलने-बंद होने के दिन',
    closed: 'बंद',
    open: 'प्रायः खुला',
  },
  bring: {
    'photo-id': 'फोटो पहचान पत्र, जिस पर आपका पता हो',
    'registration-letter': 'क्यूआर कोड वाला पंजीकरण पत्र',
    'warm-layers': 'गर्म कपड़े (रातें हर मौसम में ठंडी रहती हैं)',
    'rain-cover': 'छाता या बरसाती',
    'sun-cover': 'धूप से बचाव का सामान',
    medicines: 'अपनी दवाएँ',
    water: 'हर व्यक्ति के लिए रोज 2 लीटर पानी',
    'no-plastic': 'पानी (प्लास्टिक की बोतल में नहीं)',
    'cloth-bag': 'कपड़े का थैला, चमड़े का नहीं',
    'dry-clothes': 'सूखे कपड़ों का पूरा जोड़ा',
    'bathing-clothes': 'स्नान के कपड़े',
  },
  fakeSites:
    'हम कुछ नहीं बेचते। मंदिर के नाम पर फोन करने या संदेश भेजने वालों को पैसे न दें। ठगी हो तो साइबर हेल्पलाइन 1930 पर फोन करें।',
} as const;
