import type { notFound, pageError, Said, siteError } from '../../errors';

const home = 'मुखपृष्ठ पर लौटें';

export const pageErrorHi: Said<typeof pageError> = {
  title: 'हमारी ओर से कुछ गड़बड़ हुई',
  text: 'यह पृष्ठ खुल नहीं सका। दोबारा कोशिश करने पर अक्सर खुल जाता है। न खुले तो बाकी पृष्ठ देख सकते हैं।',
  retry: 'फिर कोशिश करें',
  home,
};

export const siteErrorHi: Said<typeof siteError> = {
  documentTitle: 'कुछ गड़बड़ हुई',
  title: pageErrorHi.title,
  text: 'साइट खुल नहीं सकी। कृपया फिर कोशिश करें।',
  retry: pageErrorHi.retry,
  home,
};

/** For an address that no page has. */
export const pageNotFoundHi: Said<typeof notFound> = {
  eyebrow: '404 · रास्ता भटक गए',
  title: 'पृष्ठ नहीं मिला',
  text: 'इस पते पर कोई पृष्ठ नहीं है। हो सकता है पता बदल गया हो या लिंक का कोई अक्षर छूट गया हो।',
  temples: 'पुण्य धाम देखें',
  home,
};
