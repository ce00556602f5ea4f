/**
 * What the temple search must find, and what it must not: lists of queries with a comma between two of them.
 * Written before the search itself. A query that fails is a fault of the search or of a temple's `aliases`.
 */

/** By temple: words that sources use, and likely misspellings of them. */
export const wordsInUse: Record<string, string> = {
  '1': `
    badrinath, badarinath, badri nath, badrinat, badrinaath, badreenath, badrinth, badrinarayan, badri
    vishal, badri vishaal, badri dham, badrinath dham, badrinath mandir, badrikashram, badarikashrama,
    bktc, pandukeshwar, joshimath, jyotirmath, tapt kund, बदरीनाथ, बद्रीनाथ, बद्रिनाथ, बदरी विशाल,
    बदरीनारायण, ବଦ୍ରୀନାଥ, பத்ரிநாத்`,
  '2': `
    jagannath, jagannatha, jagannath puri, jaganath, jagnath, jagganath, jagarnath, juggernaut,
    jagannath mandir, puri, poori, puri dham, srimandir, shree mandir, srikshetra, purushottam kshetra,
    rath yatra, ratha jatra, bahuda, snana purnima, mahaprasad, ananda bazar, orissa, जगन्नाथ, जग्गनाथ,
    पुरी, रथ यात्रा, ଜଗନ୍ନାଥ, ଶ୍ରୀମନ୍ଦିର, ପୁରୀ, ରଥଯାତ୍ରା, பூரி ஜெகந்நாதர்`,
  '3': `
    rameswaram, rameshwaram, rameshvaram, ramesvaram, rameswar, rameshwar, rameshwarm, rameswarem,
    ramanathaswamy, ramanathaswami, ramanatha swamy, ramnathswamy, ramanathapuram, setubandh, sethu,
    pamban, agni theertham, agni teerth, 22 wells, 22 kund, dhanushkodi, danushkodi, jyotirlinga,
    रामेश्वरम, रामेश्वरम्, रामेश्वर, रामेशवरम, रामनाथस्वामी, ராமேஸ்வரம், இராமேஸ்வரம், ராமேசுவரம்,
    ராமநாதசுவாமி, ରାମେଶ୍ୱରମ`,
};

/** By temple: other transliterations and scripts, two words in any order, one letter wrong. */
export const moreSpellings: Record<string, string> = {
  '1': `
    Badarīnātha, Badrīnāth, badrinaathji, shri badrinath, badri narain, badrinarayana, vishal badri,
    mandir badrinath, temple badrinath, dham badri, bardinath, badrinaty, badribath, vadrinath,
    badreenaath dhaam, badrikedar, joshimut, jyotirmut, neelkanth, nilkantha, alaknanda, alakananda
    river, uttarakhand, uttrakhand, uttaranchal, yogdhyan badri, kund tapt, taptkund, mata murti, divya
    desam, बदरीनाथ धाम, बद्री नाथ, बद्रीनाथ मंदिर, बदरीनारायण मंदिर, बदरीनाद, जोशीमठ, तप्त कुंड,
    उत्तराखंड, नीलकंठ, ବଦରୀନାଥ, ବଦ୍ରିନାଥ ଧାମ, பத்ரிநாத் கோயில், பத்ரிநாதர், বদ্রীনাথ, બદ્રીનાથ, ਬਦਰੀਨਾਥ,
    బద్రీనాథ్`,
  '2': `
    Jagannātha, Purī, Śrīmandira, jagannaatha, jagannath ji, lord jagannath, puri jagannath,
    jagannathpuri, mandir jagannath, yatra rath, rathyatra, rathayatra, rath jatra, ratha yatra puri,
    car festival, chariot festival, jagamnath, jagannayh, jgannath, jagannaht, jagganatha, poori dham,
    puree, odisha, orisa, odissa temple, nilachal, neelachala, sri kshetra, purushottama, balabhadra,
    balabhadhra, subhadra, gundicha, nila chakra, neela chakra, nabakalebara, navakalevara, baisi
    pahacha, bahuda yatra, snan purnima, suna besha, maha prasad, mahaprasada, bada danda, जगन्नाथ पुरी,
    जगनाथ, जगन्राथ, श्रीमंदिर, रथयात्रा, ओडिशा, उड़ीसा, महाप्रसाद, ପୁରୀ ଜଗନ୍ନାଥ, ରଥ ଯାତ୍ରା, ମହାପ୍ରସାଦ,
    ବାହୁଡ଼ା ଯାତ୍ରା, ଓଡ଼ିଶା, ଶ୍ରୀ ଜଗନ୍ନାଥ, ஜெகந்நாதர், ஜகந்நாதர் கோயில், பூரி, புரி ஜெகன்னாதர், জগন্নাথ,
    జగన్నాథ్, ಜಗನ್ನಾಥ`,
  '3': `
    Rāmeśvaram, Rāmēsvaram, Rāmanāthasvāmī, raameshwaram, ramesvara, rameswaram temple, kovil
    rameswaram, rameshwaram dham, rameshwatam, rameahwaram, rmaeswaram, ramehswaram, swamy ramanatha,
    ramanathaswany, ramanathar, ramnathaswamy temple, ramalingam, ramnad, ramanadhapuram, tamilnadu,
    nadu tamil, tamil nadu, jyotirling, jyotir linga, jothirlinga, theertham agni, agnitirtha, agni
    tirtham, agni thirtham, 22 theerthams, twenty two wells, spatika linga, sphatika lingam,
    dhanushkoti, danushkody, pamban bridge, bridge pamban, setu bandh, sethubandha, rama setu,
    shivalinga, अग्नि तीर्थ, रामेश्वरं, रामेश्वरम मंदिर, श्री रामेश्वर, रामश्वरम, तमिलनाडु,
    ज्योतिर्लिंग, धनुषकोडी, अग्नि तीर्थम, இராமேசுவரம், ராமேஸ்வரம் கோவில், இராமநாதசுவாமி, ராமநாதர்,
    தனுஷ்கோடி, பாம்பன், அக்னி தீர்த்தம், ராமநாதபுரம், ராமேஷ்வரம், ରାମେଶ୍ବରମ, ରାମେଶ୍ୱରମ ମନ୍ଦିର,
    রামেশ্বরম, రామేశ్వరం, രാമേശ്വരം, ರಾಮೇಶ್ವರಂ`,
};

/** By temple: letters of one script only, several words in one, and Latin letters of other shapes. */
export const otherLetters: Record<string, string> = {
  '1': `
    ਉੱਤਰਾਖੰਡ, ਬਦਰੀਨਾਥ ਧਾਮ, বদ্ৰীনাথ, ബദരീനാഥ്, ഉത്തരാഖണ്ഡ്, ಉತ್ತರಾಖಂಡ, உத்தரகண்ட், badrinathdham, बद्रीनाथधाम,
    shreebadrinathji, jai badri vishal, jaibadrivishal, ＢＡＤＲＩＮＡＴＨ, badrinath 2027, 108 divya desams`,
  '2': `
    পুৰী, ৰথযাত্ৰা, ਉੜੀਸਾ, ਪੁਰੀ, ਜਗੰਨਾਥ, ପୁରୀ, ଓଡ଼ିଶା, ଓଡ଼ିଶା, ওড়িশা, પુરી, పురి, ಪುರಿ, പുരി, புரி, ౙగన్నాథ, ജഗന്നാഥൻ,
    ജഗന്നാഥന്‍, श्रीजगन्नाथ, শ্রীজগন্নাথ, ଶ୍ରୀଜଗନ୍ନାଥ, ஸ்ரீஜகந்நாதர், ശ്രീജഗന്നാഥൻ, जय जगन्नाथ, जयजगन्नाथ, jai jagannath,
    jaijagannath, shreejagannath, jagannathpuri, shrijagannathpuridham, jagannathrathyatra, ｐｕｒｉ, ＪＡＩ　ＪＡＧＡＮＮＡＴＨ, 𝐩𝐮𝐫𝐢, ᴘᴜʀɪ, ⓟⓤⓡⓘ`,
  '3': `
    ৰামেশ্বৰম, ਰਾਮੇਸ਼ਵਰਮ, രാമേശ്വരം, ਤਾਮਿਲਨਾਡੂ, தமிழ்நாடு, തമിഴ്നാട്, ramnathswamymandir, sriramanathaswamy,
    arulmiguramanathaswamy, श्रीरामनाथस्वामी, rameswaramtemple, 𝕣𝕒𝕞𝕖𝕤𝕨𝕒𝕣𝕒𝕞, २२ कुंड, ২২ kund, ௨௨ kund`,
};

/** What people ask in both languages; each pair has one answer. */
export const inBothLanguages = `
    rath yatra = रथ यात्रा, phone allowed = फोन अनुमति, mobile = मोबाइल, camera = कैमरा, char dham = चार धाम,
    lord vishnu = भगवान विष्णु, shiva = शिव, sea = समुद्र, bath = स्नान, free darshan = निःशुल्क दर्शन, tapt kund = तप्त कुंड,
    agni theertham = अग्नि तीर्थ, tamil nadu = तमिलनाडु, wheelchair = व्हीलचेयर, airport = हवाई अड्डा, ticket = टिकट,
    shoes = जूते, police = पुलिस, hanuman = हनुमान, kalinga = कलिंग, monsoon = मानसून, helicopter = हेलीकॉप्टर, aarti = आरती`;

/** Names of other temples and places, and no names at all. */
export const nowhere = `
    kashi, tirupati, amarnath, aaaa, kedarnath, dwarka, dwarkadhish, somnath, vaishno devi, golden
    temple, taj mahal, varanasi, kashi vishwanath, ujjain, mahakaleshwar, mathura, vrindavan, ayodhya,
    haridwar, sabarimala, shirdi, sai baba, siddhivinayak, meenakshi, gangotri, yamunotri, tirumala,
    guruvayur, kamakhya, trimbakeshwar, omkareshwar, grishneshwar, bhimashankar, nageshwar,
    mallikarjuna, pashupatinath, hemkund, muktinath, lingaraj, chidambaram, kanchipuram, thanjavur,
    padmanabhaswamy, akshardham, amritsar, angkor wat, vatican, mecca, london, pizza, parking lot,
    xyzzy, qwertyuiop, asdfgh, zzz, eeee, nnnn, a, b, r, x, j, क, ପ, ரா, ?!, ..., ---, “”, 🙏, काशी,
    तिरुपति, अमरनाथ, केदारनाथ, सोमनाथ, वैष्णो देवी, காசி, திருப்பதி, அமர்நாத், କାଶୀ, ତିରୁପତି, ଅମରନାଥ,
    কাশী, gaya, bodh gaya, leh, mandi, bali, nashik, mainpuri, dharmapuri, jodhpur, srirangam, sringeri, dakshineswar,
    bhagwanpur, kovilpatti, mandarmani, nathdwara, jai mata di, jai mahakal, phone banana, लेह, मंडी, कोटा, उज्जैन, जय महाकाल,
    কামাখ্যা, তারাপীঠ, কলকাতা, ক্রিকেট, ਅੰਮ੍ਰਿਤਸਰ, ਹਰਿਮੰਦਰ ਸਾਹਿਬ, ਕਿਤਾਬ, સોમનાથ, દ્વારકા, પુસ્તક, ଲିଙ୍ଗରାଜ, କଟକ, தஞ்சாவூர்,
    சிதம்பரம், புத்தகம், తిరుపతి, శ్రీశైలం, పుస్తకం, ಉಡುಪಿ, ಧರ್ಮಸ್ಥಳ, ಪುಸ್ತಕ, ഗുരുവായൂർ, ശബരിമല, പുസ്തകം, 東京`;

/** The queries of a list. */
export const queries = (list: string): string[] => list.split(',').map((query) => query.trim());
