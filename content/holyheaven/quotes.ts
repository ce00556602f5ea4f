import type { EmblemName } from './emblem';

export type QuoteId = 'truth' | 'work' | 'dharma';

/** A verse of scripture. The transliteration has the same lines as the Sanskrit; its meaning is in each language's words. */
export type Quote = {
  id: QuoteId;
  text: { sanskrit: readonly string[]; transliteration: readonly string[] };
  icon: EmblemName;
};

export const quotes: readonly [Quote, ...Quote[]] = [
  {
    id: 'truth',
    text: {
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
    },
    icon: 'lamp',
  },
  {
    id: 'work',
    text: {
      sanskrit: ['कर्मण्येवाधिकारस्ते', 'मा फलेषु कदाचन ।', 'मा कर्मफलहेतुर्भूर्मा', 'ते सङ्गोऽस्त्वकर्मणि ॥'],
      transliteration: [
        'karmaṇy evādhikāras te',
        'mā phaleṣu kadācana |',
        'mā karmaphalahetur bhūr mā',
        'te saṅgo ’stv akarmaṇi ||',
      ],
    },
    icon: 'wheel',
  },
  {
    id: 'dharma',
    text: {
      sanskrit: ['धर्म एव हतो हन्ति', 'धर्मो रक्षति रक्षितः ।', 'तस्माद् धर्मं न त्यजामि', 'मा नो धर्मो हतोऽवधीत् ॥'],
      transliteration: [
        'dharma eva hato hanti',
        'dharmo rakṣati rakṣitaḥ |',
        'tasmād dharmaṃ na tyajāmi',
        'mā no dharmo hato ’vadhīt ||',
      ],
    },
    icon: 'lotus',
  },
];

export function getQuote(id: QuoteId): Quote {
  const quote = quotes.find((candidate) => candidate.id === id);
  if (!quote) throw new Error(`content/holyheaven/quotes.ts has no quote ${id}`);
  return quote;
}
