/** The area's name, and the temple home's title and description for search engines and messengers. */
export const area = {
  name: 'पुण्य धाम',
  title: 'पुण्य धाम: चार धाम के मंदिर',
  description:
    'बदरीनाथ, जगन्नाथ पुरी और रामेश्वरम कब जाएँ, कैसे पहुँचें और मंदिरों के नियम क्या हैं, यहाँ जानें। अर्थ सहित संस्कृत श्लोक भी पढ़ें।',
  /** A temple's page. */
  templeTitle: '{temple}, {state}: दर्शन का समय',
} as const;

export const home = {
  tagline: '2024 से श्रद्धालुओं की सेवा में',
  title: 'पुण्य धाम',
  /** `{count}` is the number of temples described. */
  lead: 'चार धामों में से {count} की जानकारी: कब जाएँ, कैसे पहुँचें, नियम क्या हैं।',
} as const;

/** The section with each temple's status. */
export const statuses = {
  title: 'अभी मंदिर खुले हैं या बंद?',
  caption: 'चित्र, फोटो नहीं',
} as const;

export const verseSection = {
  title: 'यात्रा के श्लोक',
  more: 'और श्लोक',
  source: 'स्रोत',
  latin: 'रोमन अक्षरों में',
} as const;

export const principles = {
  title: 'यह साइट कौन चलाता है',
  text: 'इसे नई दिल्ली की एयरोस्पेस और रक्षा कंपनी व्योमार्क एयरोस्पेस (Vyomarka Aerospace) चलाती है। ये पृष्ठ उसकी सॉफ्टवेयर टीम के काम का नमूना हैं। कंपनी न कोई मंदिर चलाती है, न किसी मंदिर की ओर से बोलती है, न यहाँ पैसा लेती है। मंदिर प्रशासन कुछ और कहे तो उसी की बात मानें।',
  link: 'हमारा उद्देश्य (अंग्रेजी में)',
  items: [
    {
      title: 'आध्यात्मिक बोध',
      text: 'हम कथाएँ सुनाते हैं और श्लोकों का अर्थ बताते हैं, ताकि पहुँचने से पहले ही आप धाम को जान लें।',
    },
    {
      title: 'पावन परंपराएँ',
      text: 'हर मंदिर के पृष्ठ पर नियमों के स्रोत और जाँच की तारीख दी गई है; केवल यात्रा वेबसाइटों से ली गई बात अलग बताई है।',
    },
    {
      title: 'विश्व सद्भाव',
      text: 'यहाँ सबका स्वागत है। जिस मंदिर में सब नहीं जा सकते, उसके पृष्ठ पर यह बात साफ लिखी है।',
    },
  ],
} as const;

export const guide = {
  title: 'यात्रा पर निकलने से पहले',
  text: 'संपर्क फॉर्म से हमें लिखें कि आप कहाँ जाना चाहते हैं और साथ कौन होगा। हम ईमेल से बताएँगे कि हमें क्या पता है और बाकी किससे पूछें।',
  link: 'यात्रा की जानकारी मँगाएँ (पृष्ठ अंग्रेजी में)',
} as const;

export const listing = {
  /** `search` is above the search box; `all` is for when every dham is described. */
  title: { search: 'मंदिर खोजें', when: 'कब जाएँ' },
  link: 'तीर्थ की जानकारी',
} as const;
