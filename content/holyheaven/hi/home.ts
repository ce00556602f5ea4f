/** What search engines and messengers are told about the temple home, and the area's name. */
export const area = {
  name: 'पुण्य धाम',
  title: 'पुण्य धाम: चार धाम के मंदिर',
  description:
    'बदरीनाथ, जगन्नाथ पुरी और रामेश्वरम की तीर्थयात्रा पर कब जाएँ, कैसे पहुँचें और मंदिर के नियम क्या हैं, यहाँ जानें। अर्थ सहित संस्कृत श्लोक भी पढ़ें।',
  /** A temple's page. */
  templeTitle: '{temple}, {state}: दर्शन का समय',
} as const;

export const home = {
  tagline: '2024 से श्रद्धालुओं की सेवा में',
  title: 'पुण्य धाम',
  /** `dhams` is the title of `listing`. */
  lead: 'चार धामों में से {count}: कैसे पहुँचें, कब जाएँ, नियम क्या हैं।',
  caption: 'चित्र: भोर में नदी का किनारा',
} as const;

/** Over the list of temples, in Hindi. */
export const homeStatus = {
  title: 'अभी कौन-सा मंदिर खुला है',
} as const;

export const verseSection = {
  title: 'यात्रा के श्लोक',
  more: 'और श्लोक',
  source: 'स्रोत',
  latin: 'रोमन अक्षरों में',
} as const;

export const principles = {
  title: 'हमारे तीन संकल्प',
  items: [
    {
      title: 'आध्यात्मिक बोध',
      text: 'कथाएँ और अर्थ सहित श्लोक देते हैं, ताकि धाम की महिमा पहले ही जान लें।',
    },
    {
      title: 'पावन परंपराएँ',
      text: 'नियम ज्यों के त्यों, स्रोत और जाँच की तारीख के साथ लिखते हैं।',
    },
    {
      title: 'विश्व सद्भाव',
      text: 'यहाँ सबका स्वागत है। जिस मंदिर में सब नहीं जा सकते, उसके पृष्ठ पर साफ लिखा है।',
    },
  ],
} as const;

export const ways = {
  guide: {
    title: 'यात्रा पर निकलने से पहले',
    text: 'हमें लिखें कि कहाँ और किसके साथ जाना है। जो जानते हैं, बताएँगे; बाकी किससे पूछें, यह भी। ईमेल का जवाब 24 घंटे में देते हैं।',
    link: 'तीर्थयात्रा मार्गदर्शिका मँगाएँ (अंग्रेजी में)',
  },
  mission: {
    title: 'यह साइट कौन चलाता है',
    text: 'इसे नई दिल्ली की एयरोस्पेस और रक्षा कंपनी व्योमार्क एयरोस्पेस (Vyomarka Aerospace) चलाती है। ये पृष्ठ उसकी सॉफ्टवेयर टीम के काम का नमूना हैं। कंपनी न कोई मंदिर चलाती है, न किसी मंदिर की ओर से बोलती है, न यहाँ पैसा लेती है। मंदिर प्रशासन जो कहे, वही मान्य है।',
    link: 'हमारा उद्देश्य (अंग्रेजी में)',
  },
} as const;

export const listing = {
  /** `search` stands over the search box; `all` when every dham is described. */
  title: { search: 'मंदिर का नाम लिखें', some: 'चार धामों में से {count}', all: 'चारों धाम' },
  intro: 'चार धाम देश की चार दिशाओं में हैं: उत्तर में बदरीनाथ, पूर्व में पुरी, दक्षिण में रामेश्वरम और पश्चिम में द्वारका।',
  link: 'तीर्थ की जानकारी',
  caption: 'ये चित्र काल्पनिक हैं, फोटो नहीं।',
} as const;
