export const sharing = {
  title: 'यह पृष्ठ दूसरों को भेजें',
  native: 'शेयर करें',
  whatsappGuide: 'व्हाट्सऐप से भेजें',
  /** In a message, where it holds. */
  hindusOnly: 'मंदिर में केवल हिंदू प्रवेश कर सकते हैं।',
  email: 'ईमेल',
  copy: 'लिंक कॉपी करें',
  picture: 'आज की जानकारी का चित्र',
  pictureTitle: '{place} में आज',
  saved: 'चित्र सहेज लिया गया।',
  print: 'प्रिंट करें',
  copied: 'लिंक कॉपी हो गया है।',
  notCopied: 'लिंक कॉपी नहीं हो सका। लिंक यह है: {url}',
  shared: 'भेजने के लिए धन्यवाद!',
  notShared: 'भेजा नहीं जा सका। लिंक कॉपी करके भेज सकते हैं।',
} as const;
