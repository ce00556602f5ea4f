/** For an id that no temple has. */
export const notFound = {
  title: 'मंदिर नहीं मिला',
  text: 'आप जो मंदिर खोज रहे हैं, वह यहाँ नहीं मिला',
  link: 'पुण्य धाम पर लौटें',
  others: 'पुण्य धाम के मंदिर',
} as const;
