/** What each verse means and where it stands, under the ids of content/holyheaven/quotes.ts. */
export const verses = {
  truth: {
    meaning:
      'Truth wins, and falsehood does not. Truth opened the road of the gods, and seers whose wants are at rest walk it to where truth keeps its highest treasure.',
    author: 'Mundaka Upanishad',
    place: '3.1.6',
  },
  work: {
    meaning:
      'Your claim is on the work alone, never on what it yields. Do not act for the reward, and do not cling to doing nothing.',
    author: 'Bhagavad Gita',
    place: '2.47',
  },
  dharma: {
    meaning:
      'Dharma struck down strikes back; dharma guarded stands guard. So I will not let dharma go, lest its ruin become ours.',
    author: 'Mahabharata',
    place: 'Vana Parva 3.313.128, vulgate text: Yudhishthira to the Yaksha',
  },
  badari: {
    meaning: 'Heaven, earth and the worlds below have many holy places; none was or will be like Badari.',
    author: 'Skanda Purana',
    place: 'to which it is ascribed; often recited with “na bhūto”',
  },
  jagannath: {
    meaning:
      'By the great ocean, on the gold-bright Blue Peak, he lives in the temple with strong Balabhadra, Subhadra between, and lets every god serve. May Jagannath, my lord, come into the path of my eyes.',
    author: 'Jagannathashtaka',
    place: 'verse 3, attributed to Adi Shankara',
  },
  setubandha: {
    meaning: 'At the causeway, he is Ramesha.',
    author: 'Verse of the twelve jyotirlingas',
    place: 'its words for Rameswaram',
  },
} as const;
