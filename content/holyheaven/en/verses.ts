/** Each verse's meaning and source, by its id in content/holyheaven/quotes.ts. */
export const verses = {
  truth: {
    meaning:
      'Truth alone triumphs, not falsehood. By truth the path of the gods is laid. Along it the seers, their desires fulfilled, reach the place where truth’s highest treasure lies.',
    author: 'Mundaka Upanishad',
    place: '3.1.6',
  },
  work: {
    meaning:
      'You have a right to your work alone, never to its fruits. Do not act for the reward, and do not cling to doing nothing.',
    author: 'Bhagavad Gita',
    place: '2.47',
  },
  dharma: {
    meaning:
      'Destroy dharma, and it destroys you; protect it, and it protects you. So I will not give up dharma: once destroyed, it would destroy us.',
    author: 'Mahabharata',
    place: 'Vana Parva 3.313.128 (common text), Yudhishthira to the Yaksha',
  },
  badari: {
    meaning:
      'There are many holy places in heaven, on earth and in the worlds below. There was never one like Badari, and never will be.',
    author: 'Skanda Purana',
    place: 'by tradition; many recite “na bhūto”',
  },
  jagannath: {
    meaning:
      'By the great ocean, on the Blue Peak bright as gold, he lives in his temple with mighty Balabhadra, Subhadra between them, and gives every god his turn to serve. May Lord Jagannath come before my eyes.',
    author: 'Jagannathashtaka',
    place: 'verse 3, attributed to Adi Shankara',
  },
  setubandha: {
    meaning: 'At Setubandha, the causeway, Shiva is Ramesha.',
    author: 'Dvadasha Jyotirlinga Stotra',
    place: 'its words for Rameshwaram',
  },
} as const;
