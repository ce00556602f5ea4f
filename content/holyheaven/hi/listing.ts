export const listing = {
  /** `all` when every dham is described. */
  title: { some: 'चार धामों में से {count}', all: 'चारों धाम' },
  intro: 'चार धाम देश की चार दिशाओं में हैं: उत्तर में बदरीनाथ, पूर्व में पुरी, दक्षिण में रामेश्वरम और पश्चिम में द्वारका।',
  link: 'तीर्थ की जानकारी',
  caption: 'ये चित्र काल्पनिक हैं, फोटो नहीं।',
} as const;
