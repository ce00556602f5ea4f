import type { FrameWords } from '../../frame';
import { site } from '../../site';

/** The frame around the pages in Hindi. Registration is a pilgrim's word here, so the company's is an account. */
export const frameHi: FrameWords = {
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  navigation: 'मुख्य',
  menu: 'मेनू',
  trail: 'आप यहाँ हैं',
  registerName: `${site.shortName} पर खाता बनाएँ`,
  tagline: `ड्रोन, सॉफ्टवेयर और रक्षा: ${site.founded} से नई दिल्ली में डिजाइन।`,
  social: 'हमसे जुड़ें',
  rights: 'सर्वाधिकार सुरक्षित।',
  languages: 'भाषा',
  labels: {
    Home: 'मुखपृष्ठ',
    About: 'परिचय',
    Team: 'टीम',
    Careers: 'करियर',
    Outreach: 'सामाजिक पहल',
    Contact: 'संपर्क',
    Register: 'खाता बनाएँ',
    Login: 'लॉग इन',
    'Holy Heaven': 'पुण्य धाम',
    Company: 'कंपनी',
    Technology: 'तकनीक',
    More: 'और',
    'Drone Technology': 'ड्रोन तकनीक',
    'Software Development': 'सॉफ्टवेयर विकास',
    'Defense Technology': 'रक्षा तकनीक',
    'Request a Demo': 'डेमो का अनुरोध',
    'Privacy Policy': 'गोपनीयता नीति',
    'Terms of Service': 'सेवा की शर्तें',
    'Cookie Policy': 'कुकी नीति',
  },
};
