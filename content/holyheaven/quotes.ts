import type { EmblemName } from './emblem';

export type QuoteId = 'truth' | 'work' | 'dharma';

/** A verse of scripture. The transliteration has the same lines as the Sanskrit. */
export type Quote = {
  id: QuoteId;
  text: { sanskrit: readonly string[]; transliteration: readonly string[]; english: string };
  /** The scripture, which the screen calls the source. */
  author: string;
  /** Book, chapter and verse, and who speaks. */
  place: string;
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
      english:
        'Truth wins, and falsehood does not. Truth opened the road of the gods, and seers whose wants are at rest walk it to where truth keeps its highest treasure.',
    },
    author: 'Mundaka Upanishad',
    place: '3.1.6',
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
      english:
        'Your claim is on the work alone, never on what it yields. Do not act for the reward, and do not cling to doing nothing.',
    },
    author: 'Bhagavad Gita',
    place: '2.47',
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
      english:
        'Dharma struck down strikes back; dharma guarded stands guard. So I will not let dharma go, lest its ruin become ours.',
    },
    author: 'Mahabharata',
    place: 'Vana Parva 3.313.128, vulgate text: Yudhishthira to the Yaksha',
    icon: 'lotus',
  },
];

export function getQuote(id: QuoteId): Quote {
  const quote = quotes.find((candidate) => candidate.id === id);
  if (!quote) throw new Error(`content/holyheaven/quotes.ts has no quote ${id}`);
  return quote;
}
