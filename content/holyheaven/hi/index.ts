/** All words of the temple area that are no temple's own, in Hindi. */

export * from './coming-soon';
export { pageNotFoundHi as pageNotFound } from './errors';
export * from './forms';
export * from './guide';
export * from './home';
export * from './listing';
export * from './plan-sheet';
export * from './sharing';
export * from './speech';
export * from './temple-page';
export * from './verses';

export const search = {
  label: 'मंदिर खोजें',
  hint: 'नाम, नगर, राज्य, देवता या कोई भी शब्द',
  button: 'खोजें',
  clear: 'सभी मंदिर दिखाएँ',
  foundOne: '“{text}” के लिए 1 मंदिर मिला।',
  found: '“{text}” के लिए {count} मंदिर मिले।',
  none: '“{text}” के लिए यहाँ कोई मंदिर नहीं मिला। खोज हटाकर आप सभी मंदिर देख सकते हैं।',
  all: 'सभी {count} मंदिर दिखाए गए हैं।',
  searching: '“{text}” की खोज हो रही है …',
  failed: 'खोज लोड नहीं हो सकी। कृपया अपना इंटरनेट जाँचें और “खोजें” फिर दबाएँ।',
} as const;

export const offline = {
  copy: 'इंटरनेट से संपर्क नहीं हो सका। यह प्रति {age} सहेजी गई थी ({date})।',
  title: 'यह पृष्ठ यहाँ सहेजा नहीं गया है',
  list: 'इंटरनेट से संपर्क नहीं हो सका। ये पृष्ठ इंटरनेट के बिना भी खुलते हैं:',
} as const;

/** For an id that no temple has. */
export const notFound = {
  title: 'मंदिर नहीं मिला',
  text: 'आप जो मंदिर खोज रहे हैं, वह यहाँ नहीं मिला।',
  link: 'पुण्य धाम पर लौटें',
  others: 'पुण्य धाम के मंदिर',
} as const;

/** Counts as a sentence writes them; the first is 0. */
export const numbers = 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह'.split(' ');
