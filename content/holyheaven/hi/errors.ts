import type { pageError, siteError, Translated } from '../../errors';

const home = 'मुखपृष्ठ पर लौटें';

export const pageErrorHi: Translated<typeof pageError> = {
  title: 'हमारी ओर से कुछ गड़बड़ हुई',
  text: 'यह पृष्ठ खुल नहीं सका। दोबारा कोशिश करने पर अक्सर खुल जाता है। न खुले तो बाकी पृष्ठ देख सकते हैं।',
  retry: 'फिर कोशिश करें',
  home,
};

export const siteErrorHi: Translated<typeof siteError> = {
  documentTitle: 'कुछ गड़बड़ हुई',
  title: pageErrorHi.title,
  text: 'साइट खुल नहीं सकी। कृपया फिर कोशिश करें।',
  retry: pageErrorHi.retry,
  home,
};
