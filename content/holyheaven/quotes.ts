/** The small drawings of components/holyheaven/ornament/ornament.tsx. */
export type EmblemName = 'peak' | 'wheel' | 'wave' | 'lamp' | 'lotus';

/** A verse. The transliteration has the same lines as the Sanskrit; the meaning is in each language's words. */
type Quote = { sanskrit: readonly string[]; transliteration: readonly string[]; icon: EmblemName };

/** The specification's three, and one for each temple. Where sources differ, words are in their grammatical form. */
export const quotes = {
  truth: {
    sanskrit: [
      'सत्यमेव जयते नानृतं',
      'सत्येन पन्था विततो देवयानः ।',
      'येनाक्रमन्त्यृषयो ह्याप्तकामा',
      'यत्र तत् सत्यस्य परमं निधानम् ॥',
    ],
    transliteration: [
      'satyam eva jayate nānṛtaṃ',
      'satyena panthā vitato devayānaḥ |',
      'yenākramanty ṛṣayo hy āptakāmā',
      'yatra tat satyasya paramaṃ nidhānam ||',
    ],
    icon: 'lamp',
  },
  work: {
    sanskrit: ['कर्मण्येवाधिकारस्ते', 'मा फलेषु कदाचन ।', 'मा कर्मफलहेतुर्भूर्मा', 'ते सङ्गोऽस्त्वकर्मणि ॥'],
    transliteration: [
      'karmaṇy evādhikāras te',
      'mā phaleṣu kadācana |',
      'mā karmaphalahetur bhūr mā',
      'te saṅgo ’stv akarmaṇi ||',
    ],
    icon: 'wheel',
  },
  dharma: {
    sanskrit: ['धर्म एव हतो हन्ति', 'धर्मो रक्षति रक्षितः ।', 'तस्माद् धर्मं न त्यजामि', 'मा नो धर्मो हतोऽवधीत् ॥'],
    transliteration: [
      'dharma eva hato hanti',
      'dharmo rakṣati rakṣitaḥ |',
      'tasmād dharmaṃ na tyajāmi',
      'mā no dharmo hato ’vadhīt ||',
    ],
    icon: 'lotus',
  },
  badari: {
    sanskrit: ['बहूनि सन्ति तीर्थानि', 'दिवि भूमौ रसासु च ।', 'बदरीसदृशं तीर्थं', 'न भूतं न भविष्यति ॥'],
    transliteration: [
      'bahūni santi tīrthāni',
      'divi bhūmau rasāsu ca |',
      'badarīsadṛśaṃ tīrthaṃ',
      'na bhūtaṃ na bhaviṣyati ||',
    ],
    icon: 'peak',
  },
  jagannath: {
    sanskrit: [
      'महाम्भोधेस्तीरे कनकरुचिरे नीलशिखरे',
      'वसन् प्रासादान्तः सहजबलभद्रेण बलिना ।',
      'सुभद्रामध्यस्थः सकलसुरसेवावसरदो',
      'जगन्नाथः स्वामी नयनपथगामी भवतु मे ॥',
    ],
    transliteration: [
      'mahāmbhodhes tīre kanakarucire nīlaśikhare',
      'vasan prāsādāntaḥ sahajabalabhadreṇa balinā |',
      'subhadrāmadhyasthaḥ sakalasurasevāvasarado',
      'jagannāthaḥ svāmī nayanapathagāmī bhavatu me ||',
    ],
    icon: 'wheel',
  },
  setubandha: {
    sanskrit: ['सेतुबन्धे तु रामेशं'],
    transliteration: ['setubandhe tu rāmeśaṃ'],
    icon: 'wave',
  },
} as const satisfies Record<string, Quote>;

export type QuoteId = keyof typeof quotes;
