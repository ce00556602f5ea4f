import { newTempleWordsHi } from '../guide/hi/new-temple';
import type { TempleWords } from '../types';

export const newTemple: TempleWords = {
  title: '{name}',
  description: '{town}, {state} में {deity} का मंदिर। अब तक हमें जो ज्ञात है, और बाकी किससे पूछें।',
  travelInfo:
    'मंदिर {town}, {state} में है। सड़क, ट्रेन और उड़ानों की जानकारी हमने अभी नहीं जाँची है। पर्यटक हेल्पलाइन 1363 दिन-रात उत्तर देती है।',
  tripPlanning: 'पहले दर्शन का समय पूछ लें, और उसके बाद यात्रा बुक करें।',
  summary: '{town}, {state} का {name}: हमें क्या ज्ञात है, क्या अभी ज्ञात नहीं है, और किससे पूछें।',
  direction: '{direction}',
  place: '{town}',
  town: '{town}',
  state: '{state}',
  deity: '{deity}',
  standfirst: '{town}, {state} में।',
  story: [
    '{name} {town}, {state} में है, और {deity} को समर्पित है। हम वही लिखते हैं जो जाँच लिया हो, और इसकी कथा हमने अभी नहीं जाँची है।',
  ],
  facts: [
    { term: 'देवता', detail: '{deity}' },
    { term: 'स्थान', detail: '{town}, {state}' },
    { term: 'भौगोलिक स्थिति', detail: '{latitude}° उत्तर, {longitude}° पूर्व' },
  ],
  tips: [
    {
      title: 'निकलने से पहले पूछ लें',
      text: 'समय और नियम बदलते हैं। पर्यटक हेल्पलाइन 1363 पर फोन करें, या जहाँ ठहरे हों वहाँ पूछें।',
    },
  ],
  guide: newTempleWordsHi,
};
