/** All words of the temple area except those of individual temples, in Hindi. */

export * from './coming-soon';
export * from './forms';
export * from './home';
export * from './plan-sheet';
export * from './shared';
export * from './speech';
export * from './temple-page';
export * from './verses';

export const search = {
  label: 'मंदिर खोजें',
  hint: 'नाम, शहर या देवता',
  button: 'खोजें',
  clear: 'सभी मंदिर दिखाएँ',
  call: 'पर्यटक हेल्पलाइन {number}',
  foundOne: '“{text}” से जुड़ा 1 मंदिर मिला',
  found: '“{text}” से जुड़े {count} मंदिर मिले',
  failed: 'खोज नहीं हो सकी। इंटरनेट कनेक्शन देखकर “खोजें” फिर दबाएँ।',
  elsewhere: [
    {
      name: 'द्वारका',
      text: 'चौथे धाम द्वारका की जानकारी अभी यहाँ नहीं है; नीचे के मंदिरों की है। उसकी कोई पक्की वेबसाइट नहीं मिली।',
      site: '1363',
    },
    {
      name: 'केदारनाथ',
      text: 'केदारनाथ की जानकारी अभी यहाँ नहीं है। नीचे उसकी मंदिर समिति की वेबसाइट है और वे मंदिर, जिनकी जानकारी यहाँ है:',
      site: 'badrinath-kedarnath.gov.in',
    },
    {
      name: '',
      text: 'यहाँ “{text}” की जानकारी अभी नहीं है; ये मंदिर देखें।',
      site: '1363',
    },
  ],
} as const;

export const offline = {
  copy: 'इंटरनेट नहीं चल रहा। आप {age} सहेजा गया पृष्ठ देख रहे हैं ({date})।',
  title: 'यह पृष्ठ सहेजा नहीं गया है',
  text: 'इंटरनेट के बिना भी खुलने वाले पृष्ठ',
  list: 'इंटरनेट नहीं चल रहा। ये पृष्ठ उसके बिना भी खुलेंगे:',
} as const;

/** For an id that no temple has. */
export const notFound = {
  title: 'मंदिर नहीं मिला',
  text: 'इस पते पर किसी मंदिर का पृष्ठ नहीं है। नीचे दिए मंदिरों में से चुनें।',
  link: 'पुण्य धाम पर लौटें',
} as const;

/** Counts in words, from 0. */
export const numbers = 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह'.split(' ');

/** For any other address. */
export const pageNotFound = {
  title: 'पृष्ठ नहीं मिला',
  text: 'इस पते पर कोई पृष्ठ नहीं है। हो सकता है पता बदल गया हो या लिंक का कोई अक्षर छूट गया हो।',
} as const;
