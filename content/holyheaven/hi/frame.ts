import type { FrameWords } from '../../frame';
import { site } from '../../site';

/** The frame of Hindi pages. Here registration is what pilgrims do, so the company's is called an account. */
export const frameHi: FrameWords = {
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  navigation: 'मुख्य मेनू',
  menu: 'मेनू',
  close: 'बंद करें',
  registerName: 'व्योमार्क पर खाता बनाएँ',
  tagline: `हम ${site.founded} से नई दिल्ली में ड्रोन, सॉफ्टवेयर और रक्षा तकनीक विकसित कर रहे हैं।`,
  social: 'हमसे जुड़ें',
  rights: 'सर्वाधिकार सुरक्षित',
  inEnglish: 'अंग्रेजी में:',
  pagesInEnglish: 'इस साइट के बाकी सभी पृष्ठ अंग्रेजी में हैं।',
  pages: {
    '/': 'मुखपृष्ठ',
    '/about': 'परिचय',
    '/team': 'टीम',
    '/career': 'करियर',
    '/outreach': 'सामाजिक पहल',
    '/contact': 'संपर्क',
    '/register': 'खाता बनाएँ',
    '/login': 'लॉग इन',
    '/holyheaven': 'पुण्य धाम',
    '/aboutdrone': 'ड्रोन तकनीक',
    '/aboutsoftwaredev': 'सॉफ्टवेयर विकास',
    '/aboutdefense': 'रक्षा तकनीक',
    '/demo': 'डेमो का अनुरोध करें',
    '/privacy': 'गोपनीयता नीति',
    '/terms': 'सेवा की शर्तें',
    '/cookies': 'कुकी नीति',
  },
  groups: { Company: 'कंपनी', Technology: 'तकनीक', More: 'अन्य' },
};
