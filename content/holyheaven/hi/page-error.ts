import type { pageError } from '../../errors';

export const pageErrorHi: Readonly<Record<keyof typeof pageError, string>> = {
  title: 'हमारी ओर से कुछ गड़बड़ हुई',
  text: 'यह पृष्ठ नहीं दिखाया जा सका। फिर से प्रयास करने पर अक्सर काम बन जाता है। न बने, तो भी बाकी साइट चलती है।',
  retry: 'फिर प्रयास करें',
  home: 'मुखपृष्ठ पर लौटें',
};
