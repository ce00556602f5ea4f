type Term = {
  /** The English term, as on the English pages. */
  term: string;
  hindi: string;
  /** Spellings to avoid: no word may begin with them. */
  not: readonly string[];
};

/** How the Hindi pages write names and terms that have several spellings. */
export const glossary = [
  { term: 'Hindi', hindi: 'हिंदी', not: ['हिन्दी'] },
  { term: 'temple', hindi: 'मंदिर', not: ['मन्दिर', 'मंदीर'] },
  { term: 'Badrinath', hindi: 'बदरीनाथ', not: ['बद्रीनाथ मंदिर', 'बद्रीनाथ धाम'] },
  { term: 'Joshimath', hindi: 'जोशीमठ', not: ['ज्योतिर्मठ'] },
  { term: 'Vijayadashami', hindi: 'विजयादशमी', not: ['विजयदशमी'] },
  { term: 'Vasant Panchami', hindi: 'वसंत पंचमी', not: ['बसंत पंचमी', 'वसन्त'] },
  { term: 'Rath Yatra', hindi: 'रथयात्रा', not: ['रथ यात्रा', 'रथ-यात्रा'] },
  { term: 'Bada Danda', hindi: 'बड़दांड', not: ['बड़ा दांड', 'बड़ा डांड', 'बड़दाण्ड'] },
  { term: 'elephant gate', hindi: 'हस्तिद्वार', not: ['उत्तर द्वार', 'उत्तरी द्वार'] },
  { term: 'lion gate', hindi: 'सिंहद्वार', not: ['सिंह द्वार'] },
  { term: 'Margazhi', hindi: 'मार्गली', not: ['मार्गळि', 'मार्गझी', 'मार्गशी'] },
  { term: 'Char Dham', hindi: 'चार धाम (चारधाम यात्रा)', not: ['चार-धाम', 'चारधाम तीर्थ'] },
  { term: 'app', hindi: 'ऐप', not: ['एप', 'ऍप', 'एप्लीकेशन'] },
  { term: 'WhatsApp', hindi: 'व्हाट्सऐप', not: ['व्हाट्सएप', 'वॉट्स', 'वाट्स', 'व्हॉट्स'] },
  { term: 'phone', hindi: 'फोन', not: ['फ़ोन', 'दूरभाष'] },
  { term: 'e-mail', hindi: 'ईमेल', not: ['ई-मेल', 'इमेल'] },
  { term: 'cloakroom', hindi: 'सामान घर (क्लॉक रूम)', not: ['क्लोक', 'अमानती'] },
  { term: 'dress code', hindi: 'ड्रेस कोड', not: ['वेश के नियम', 'वेशभूषा संहिता'] },
  { term: 'to print', hindi: 'प्रिंट करें', not: ['छापें', 'मुद्रित'] },
  { term: 'sheet', hindi: 'यात्रा की जानकारी', not: ['पत्रक', 'पर्ची'] },
  { term: 'picture', hindi: 'चित्र', not: ['चित्रांकन'] },
  { term: 'thin air', hindi: 'हवा में ऑक्सीजन कम', not: ['विरल'] },
  { term: 'not known', hindi: 'जानकारी नहीं मिली', not: ['ज्ञात नहीं', 'अज्ञात'] },
  { term: 'free', hindi: 'निःशुल्क', not: ['नि:शुल्क', 'निशुल्क', 'मुफ्त'] },
  { term: 'banned', hindi: 'ले जाना मना है', not: ['मना हैं'] },
  { term: 'about', hindi: 'करीब', not: ['लगभग'] },
  { term: 'clothes', hindi: 'कपड़े', not: ['वस्त्र'] },
  { term: 'usually', hindi: 'प्रायः', not: ['सामान्यतः', 'आमतौर'] },
  { term: 'km', hindi: 'किमी', not: ['कि.मी', 'किलोमीटर', 'कि मी'] },
] as const satisfies readonly Term[];
