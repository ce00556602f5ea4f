export const sharing = {
  title: 'यह पृष्ठ साझा करें',
  native: 'साझा करें',
  whatsappGuide: 'समय और नियम व्हाट्सएप से भेजें',
  /** In a message, where it holds. */
  hindusOnly: 'मंदिर में केवल हिंदू प्रवेश कर सकते हैं।',
  email: 'ईमेल',
  copy: 'लिंक कॉपी करें',
  picture: 'आज का चित्र',
  pictureTitle: '{place} में आज',
  saved: 'चित्र सहेज लिया गया है।',
  print: 'छापें',
  copied: 'लिंक कॉपी हो गया है।',
  notCopied: 'लिंक कॉपी नहीं हो सका। लिंक यह है: {url}',
  shared: 'साझा करने के लिए धन्यवाद।',
  notShared: 'साझा नहीं हो सका। व्हाट्सएप और लिंक के बटन पास ही हैं।',
} as const;
