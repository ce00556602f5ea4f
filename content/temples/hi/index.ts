import type { TempleWords } from '../types';
import { badrinath } from './badrinath';
import { jagannath } from './jagannath';
import { rameshwaram } from './rameshwaram';

/** Each temple's words under its slug. */
export const hindi: Readonly<Record<string, TempleWords>> = { badrinath, jagannath, rameshwaram };

/** Names in the facts as written in Hindi. */
export const hindiNames: Readonly<Record<string, string>> = {
  'Not checked with any source': 'किसी स्रोत से नहीं जाँचा गया',
  'Nabakalebara portal of Odisha, Incredible India': 'ओडिशा का नवकलेवर पोर्टल, अतुल्य भारत',
  'Travel websites, not confirmed officially: pilgrimagetour.in, ontheeve.com, brajeshgovind.in (2019), thewanderbee.in (2016) and others':
    'यात्रा वेबसाइटें (pilgrimagetour.in, ontheeve.com, brajeshgovind.in (2019), thewanderbee.in (2016) आदि); आधिकारिक पुष्टि नहीं',
  'Travel websites, not confirmed officially: busmaps.com (2026), trainman.in (2025), onlinedarshan.com, shreekhetra.com and others':
    'यात्रा वेबसाइटें (busmaps.com (2026), trainman.in (2025), onlinedarshan.com, shreekhetra.com आदि); आधिकारिक पुष्टि नहीं',
  'Travel websites, not confirmed officially: pilgrimagetour.in, myrameshwaram.in and others':
    'यात्रा वेबसाइटें (pilgrimagetour.in, myrameshwaram.in आदि); आधिकारिक पुष्टि नहीं',
  'Calculated from the positions of the Sun and Moon': 'सूर्य और चंद्रमा की स्थिति से गणना',

  'Shri Badarinath Kedarnath Temple Committee': 'श्री बदरीनाथ केदारनाथ मंदिर समिति',
  'Uttarakhand yatra registration portal': 'उत्तराखंड यात्रा पंजीकरण पोर्टल',
  'News On Air': 'न्यूज ऑन एयर',
  'Khabar Kumoun': 'खबर कुमाऊँ',
  'Vikaspedia, Government of India': 'विकासपीडिया, भारत सरकार',
  'Press Information Bureau': 'पत्र सूचना कार्यालय',
  PTI: 'पीटीआई',
  NDTV: 'एनडीटीवी',
  'The Telegraph': 'द टेलीग्राफ',

  'List of the temple administration in Sambad': 'मंदिर प्रशासन की सूची (संबाद)',
  'Pragativadi, CSR Journal, Kalinga TV': 'प्रगतिवादी, सीएसआर जर्नल, कलिंग टीवी',
  'Hindustan Times': 'हिंदुस्तान टाइम्स',
  'Odisha TV': 'ओडिशा टीवी',
  'Kalinga TV': 'कलिंग टीवी',
  'Orissa Post': 'ओडिशा पोस्ट',
  'Odisha Bytes': 'ओडिशा बाइट्स',
  'Uttarakhand Samachar': 'उत्तराखंड समाचार',
  'Janmanch TV': 'जनमंच टीवी',
  'Dainik Bhaskar': 'दैनिक भास्कर',
  'Asianet Tamil': 'एशियानेट तमिल',
  Dinakaran: 'दिनकरन',
  'India Today': 'इंडिया टुडे',
  'The Asian Age': 'द एशियन एज',
  'The New Indian Express': 'द न्यू इंडियन एक्सप्रेस',
  'The Hans India': 'द हंस इंडिया',
  'PTI, ABP': 'पीटीआई, एबीपी',
  'The temple administration in PTI': 'मंदिर प्रशासन (पीटीआई)',
  UNI: 'यूएनआई',
  'ETV Bharat': 'ईटीवी भारत',
  News18: 'न्यूज18',
  'Sambad, Kalinga TV': 'संबाद, कलिंग टीवी',

  'Note of the joint commissioner in Dinamani': 'संयुक्त आयुक्त की सूचना (दिनमणि)',
  Dinamalar: 'दिनमलर',
  'King 24x7': 'किंग 24x7',
  'Hindu Religious and Charitable Endowments Department, Tamil Nadu':
    'हिंदू धार्मिक एवं धर्मार्थ न्यास विभाग, तमिलनाडु',
  DNA: 'डीएनए',
  Skymet: 'स्काईमेट',
  'DT Next': 'डीटी नेक्स्ट',
  'Daily Thanthi': 'डेली तंती',
  Outlook: 'आउटलुक',
};
