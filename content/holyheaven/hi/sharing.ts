export const sharing = {
  title: 'यह पृष्ठ साझा करें',
  native: 'साझा करें',
  whatsapp: 'व्हाट्सएप',
  whatsappGuide: 'समय और नियम व्हाट्सएप से भेजें',
  guide: {
    hours: 'समय',
    rules: 'मंदिर के नियम',
  },
  email: 'ईमेल',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया है।',
  notCopied: 'लिंक कॉपी नहीं हो सका। लिंक यह है: {url}',
  shared: 'साझा करने के लिए धन्यवाद।',
  notShared: 'साझा नहीं हो सका। व्हाट्सएप, ईमेल और लिंक के बटन पास ही हैं।',
} as const;
