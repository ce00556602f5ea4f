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
} as const;
