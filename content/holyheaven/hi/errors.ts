import type { notFound, pageError, siteError } from '../../errors';
import type { Said } from '../page-errors';

const home = 'मुखपृष्ठ पर लौटें';

export const pageErrorHi: Said<typeof pageError> = {
  title: 'हमारी ओर से कुछ गड़बड़ हुई',
  text: 'यह पृष्ठ दिखाया नहीं जा सका। फिर प्रयास करने से अक्सर काम बन जाता है। न बने, तो भी बाकी साइट चल रही है।',
  retry: 'फिर प्रयास करें',
  home,
};

export const siteErrorHi: Said<typeof siteError> = {
  documentTitle: 'कुछ गड़बड़ हुई',
  title: pageErrorHi.title,
  text: 'साइट दिखाई नहीं जा सकी। कृपया फिर प्रयास करें।',
  retry: pageErrorHi.retry,
  home,
};

/** For an address that no page has. */
export const pageNotFoundHi: Said<typeof notFound> = {
  eyebrow: '404 · मानचित्र से बाहर',
  title: 'पृष्ठ नहीं मिला',
  text: 'इस पते पर कुछ नहीं है। हो सकता है पृष्ठ का पता बदल गया हो, या आप तक पहुँचते-पहुँचते लिंक का कोई अक्षर छूट गया हो।',
  temples: 'पुण्य धाम देखें',
  home,
};
