import { newTempleWordsHi } from '../guide/hi/new-temple';
import type { TempleWords } from '../types';

export const newTemple: TempleWords = {
  title: '{name}',
  description: '{town}, {state} में {deity} का मंदिर। अब तक हमें जो ज्ञात है, वह यहाँ पढ़ें, और यह भी कि बाकी किससे पूछें।',
  travelInfo:
    'मंदिर {town}, {state} में है। सड़क, ट्रेन और उड़ानों की जानकारी हमने अभी नहीं जाँची है। पर्यटक हेल्पलाइन 1363 दिन-रात उत्तर देती है।',
  tripPlanning: 'पहले दर्शन का समय पूछ लें, उसके बाद यात्रा बुक करें।',
  summary: '{town}, {state} का {name}: हमें क्या ज्ञात है, क्या अभी ज्ञात नहीं है, और किससे पूछें।',
  direction: '{direction}',
  place: '{town}',
  town: '{town}',
  state: '{state}',
  deity: '{deity}',
  standfirst: '{town}, {state} में।',
  story: [
    '{name} {town}, {state} में है और {deity} को समर्पित है। हम वही लिखते हैं जो जाँच लिया हो। इसकी कथा हमने अभी नहीं जाँची है।',
  ],
  facts: [
    { term: 'देवता', detail: '{deity}' },
    { term: 'स्थान', detail: '{town}, {state}' },
    { term: 'भौगोलिक स्थिति', detail: '{latitude}° उत्तर, {longitude}° पूर्व' },
  ],
  before: {
    book: { answer: 'अभी जाँचा नहीं गया। पर्यटक हेल्पलाइन 1363 से पूछें।' },
    wear: { answer: 'शालीन और पूरे वस्त्र हर मंदिर में ठीक हैं।' },
    carry: { answer: 'पानी और अपनी दवाएँ।' },
    leave: { answer: 'जब तक पूछ न लें, फोन और चमड़े का सामान वहीं छोड़ें जहाँ ठहरे हों।' },
    cost: { answer: 'अभी जाँचा नहीं गया। पैसे केवल काउंटर पर दें।' },
    elders: { answer: 'अभी जाँचा नहीं गया। जहाँ ठहरे हों, वहाँ पूछें।' },
  },
  lastLeg: 'रास्ते का आखिरी भाग वहीं पूछें जहाँ आप ठहरे हों।',
  guide: newTempleWordsHi,
};
