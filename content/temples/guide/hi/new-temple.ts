import type { newTempleFacts } from '../new-temple';
import type { WordsFor } from '../types';
import { indiaContactWordsHi } from './common';

export const newTempleWordsHi = {
  name: '{name}, {town}',
  season: 'मंदिर कब खुलता है, यह हमें अभी ज्ञात नहीं है। निकलने से पहले कृपया पूछ लें।',
  hours: {},
  days: {
    'not-known': {
      headline: 'समय ज्ञात नहीं',
      text: 'इन दिनों का समय हमने अभी नहीं जाँचा है। निकलने से पहले कृपया पूछ लें।',
    },
  },
  beyond: {
    headline: 'केवल मंदिर ही बता सकता है',
    text: 'इन दिनों की जानकारी हमने अभी नहीं जाँची है। निकलने से पहले कृपया पूछ लें।',
  },
  events: {},
  rules: {},
  stages: {},
  contacts: indiaContactWordsHi,
  notKnown: {
    hours: { what: 'दर्शन का समय', ask: 'पर्यटक हेल्पलाइन 1363 से पूछें।' },
    rules: { what: 'द्वार पर नियम', ask: 'द्वार पर, या जहाँ ठहरे हों वहाँ पूछें।' },
    way: { what: 'मंदिर तक का मार्ग', ask: 'पर्यटक हेल्पलाइन 1363 से पूछें।' },
    dates: { what: 'पर्वों की तिथियाँ', ask: 'पर्यटक हेल्पलाइन 1363 से पूछें।' },
    giving: { what: 'मंदिर दान कैसे लेता है', ask: 'मंदिर के अपने काउंटर पर पूछें।' },
  },
  warnings: { 'ask-first': 'इस मंदिर के बारे में हमें अभी बहुत कम ज्ञात है। निकलने से पहले समय और नियम पूछ लें।' },
  actions: { ask: 'पर्यटक हेल्पलाइन 1363 से पूछें' },
  seats: {},
  giving: {
    text: 'मंदिर स्वयं दान कैसे लेता है, इसकी पुष्टि हम नहीं कर पाए, इसलिए कोई लिंक नहीं देते। फोन या किसी वेबसाइट से मिला क्यूआर कोड स्कैन न करें।',
  },
  group: {
    all: '{count} के लिए क्या बुक करना है, यह हमें अभी ज्ञात नहीं। कृपया पूछ लें।',
    elder: [],
    wheelchair: [],
  },
  crowds: {},
  asks: { hours: 'उस दिन दर्शन कब हैं, और भीतर क्या नहीं ले जा सकते?' },
  year: { 'all-year': { name: 'पूरे वर्ष', text: 'कौन-से महीने अच्छे हैं, यह हमें अभी ज्ञात नहीं है। चुनने से पहले पूछ लें।' } },
} as const satisfies WordsFor<typeof newTempleFacts>;
