/** @jest-environment node */
import { temples } from '@/content/temples';
import { searchEntry } from './entry';
import { search, searchIndex } from './search';

// Fixed, so that results do not change when a temple is added.
const entries = temples
  .filter(({ slug }) => ['badrinath', 'jagannath', 'rameshwaram'].includes(slug))
  .map(searchEntry);
const found = (query: string) => search(entries, query).map(({ id }) => id);

/** By temple: words that sources use, in various transliterations and scripts. */
const wanted: Record<string, string> = {
  '1': `
    badrinath, badarinath, badri nath, badrinaath, badreenath, badrinth, vadrinath, badrinarayan, badri vishal, vishal badri,
    badri dham, mandir badrinath, badarikashrama, bktc, pandukeshwar, joshimath, jyotirmath, tapt kund, taptkund, neelkanth,
    alakananda, uttrakhand, uttaranchal, mata murti, divya desam, badrinath opening time, how to reach badrinath,
    बदरीनाथ कैसे पहुँचें, Badarīnātha, ＢＡＤＲＩＮＡＴＨ, badrinath 2027, 108 divya desams, बदरीनाथ, बद्रीनाथ, बद्री नाथ, बदरीनारायण,
    जोशीमठ, उत्तराखंड, बद्रीनाथधाम, ବଦ୍ରୀନାଥ, ବଦ୍ରିନାଥ ଧାମ, பத்ரிநாத், பத்ரிநாத் கோயில், உத்தரகண்ட், বদ্রীনাথ, બદ્રીનાથ, ਬਦਰੀਨਾਥ ਧਾਮ,
    ਉੱਤਰਾਖੰਡ, బద్రీనాథ్, ബദരീനാഥ്, ಉತ್ತರಾಖಂಡ`,
  '2': `
    jagannath, jagannatha, jaganath, jagganath, jgannath, lord jagannath, puri jagannath, jagannathpuri,
    jagannath temple timings, puri, poori, puri dham, srimandir, shree mandir, srikshetra, purushottama, nilachal,
    rath yatra, yatra rath, rathyatra, ratha jatra, car festival, chariot festival, bahuda yatra, snan purnima,
    mahaprasad, maha prasad, ananda bazar, orissa, odissa temple, balabhadra, gundicha, neela chakra, navakalevara,
    suna besha, bada danda, Purī, Śrīmandira, ｐｕｒｉ, 𝐩𝐮𝐫𝐢, ⓟⓤⓡⓘ, जगन्नाथ, जग्गनाथ, पुरी, रथ यात्रा, रथयात्रा, श्रीमंदिर, उड़ीसा,
    श्रीजगन्नाथ, ଜଗନ୍ନାଥ, ଶ୍ରୀମନ୍ଦିର, ପୁରୀ, ରଥ ଯାତ୍ରା, ଓଡ଼ିଶା, ଓଡ଼ିଶା, பூரி ஜெகந்நாதர், புரி, জগন্নাথ, ৰথযাত্ৰা, ওড়িশা, પુરી,
    ਜਗੰਨਾਥ, ਉੜੀਸਾ, జగన్నాథ్, ಜಗನ್ನಾಥ, ജഗന്നാഥൻ, ജഗന്നാഥന്‍`,
  '3': `
    rameswaram, rameshwaram, rameshvaram, ramesvaram, rameswar, rameshwarm, rameswaram temple, kovil rameswaram,
    ramanathaswamy, swamy ramanatha, ramanathapuram, ramnad, setubandh, sethubandha, rama setu, pamban, agni theertham,
    agnitirtha, agni teerth, 22 wells, 22 kund, २२ कुंड, ২২ kund, ௨௨ kund, dhanushkodi, jyotirlinga, sphatika lingam,
    shivalinga, tamilnadu, nadu tamil, Rāmēsvaram, 𝕣𝕒𝕞𝕖𝕤𝕨𝕒𝕣𝕒𝕞, रामेश्वरम, रामेश्वरम्, रामेशवरम, श्री रामेश्वर, अग्नि तीर्थम, तमिलनाडु,
    धनुषकोडी, ராமேஸ்வரம், இராமேசுவரம், ராமநாதசுவாமி, ராமநாதர், தனுஷ்கோடி, பாம்பன், அக்னி தீர்த்தம், தமிழ்நாடு, ରାମେଶ୍ୱରମ, ରାମେଶ୍ବରମ,
    রামেশ্বরম, ৰামেশ্বৰম, రామేశ్వరం, ರಾಮೇಶ್ವರಂ, രാമേശ്വരം, ਰਾਮੇਸ਼ਵਰਮ, ਤਾਮਿਲਨਾਡੂ`,
};

/** Names of other temples and places, and words that are no names. */
const nowhere = `
    kashi, tirupati, amarnath, kedarnath, dwarka, dwarkadhish, somnath, vaishno devi, golden temple, taj mahal, varanasi,
    kashi vishwanath, ujjain, mahakaleshwar, mathura, ayodhya, sabarimala, sai baba, siddhivinayak, meenakshi,
    gangotri, guruvayur, trimbakeshwar, grishneshwar, nageshwar, mallikarjuna, pashupatinath, muktinath, lingaraj,
    chidambaram, kanchipuram, padmanabhaswamy, akshardham, angkor wat, mecca, london, pizza, parking lot, xyzzy, aaaa,
    zzz, nnnn, a, b, r, x, j, क, ପ, ரா, ?!, ..., “”, 🙏, काशी, तिरुपति, केदारनाथ, वैष्णो देवी, காசி, திருப்பதி, କାଶୀ, ଅମରନାଥ, কাশী, bodh gaya,
    leh, mandi, bali, nashik, mainpuri, dharmapuri, jodhpur, srirangam, dakshineswar, bhagwanpur, kovilpatti, mandarmani,
    nathdwara, jai mata di, phone banana, लेह, मंडी, कोटा, जय महाकाल, কামাখ্যা, ক্রিকেট, ਅੰਮ੍ਰਿਤਸਰ, ਕਿਤਾਬ, સોમનાથ, ଲିଙ୍ଗରାଜ, சிதம்பரம், புத்தகம்,
    తిరుపతి, పుస్తకం, ಉಡುಪಿ, ಪುಸ್ತಕ, ഗുരുവായൂർ, പുസ്തകം, 東京`;

const queries = (list: string): string[] => list.split(',').map((query) => query.trim());

test.each(Object.entries(wanted))('temple %s is found by whatever people call it', (id, list) => {
  expect(queries(list).filter((query) => found(query)[0] !== id)).toEqual([]);
});

test('case, accents and surrounding spaces make no difference', () => {
  const accented = (query: string) =>
    query.replace(/(?<=[bdgjkmnprst])(?=[aeiou])/g, '\u0323').normalize('NFC');
  for (const query of Object.values(wanted).flatMap(queries))
    for (const same of [query.toUpperCase(), accented(query), `  ${query}, `])
      expect({ same, ids: found(same) }).toEqual({ same, ids: found(query) });
});

test('names of other places find nothing', () => {
  expect(queries(nowhere).filter((query) => found(query).length > 0)).toEqual([]);
});

test.each([
  [['3'], ['Shiva', 'Siva', 'ram', '  shiva,  lord! ']],
  [['1'], ['snow', 'haridwar', 'हेलीकॉप्टर']],
  [['2'], ['temples in Odisha', 'rath yatra', 'रथ यात्रा', 'beach']],
  [
    ['1', '2', '3'],
    ['', '   ', 'chardham', 'taxi', 'phone allowed', 'मोबाइल', 'samay', 'november', 'अक्टूबर', 'elders'],
  ],
  // All words must match, none from its middle. Addresses and picture names are not searched.
  [[], ['shiva puri', 'annath', 'badrinath pizza', 'temple golden', 'poster', 'planner']],
])('only %j: %j', (ids, queries) => {
  for (const query of queries) expect([query, found(query)]).toEqual([query, ids]);
});

test('only the start of a long query is read', () => {
  expect(found(`badrinath${' '.repeat(100)}jagannath`)).toEqual(['1']);
  expect(found(`badrinath ${'jagannath '.repeat(100_000)}`)).toEqual([]);
});

test('the index is fetched once, and again only after a failure', async () => {
  const answers = [new Response('', { status: 503 }), Response.json(entries)];
  globalThis.fetch = jest.fn(async () => answers.shift() ?? Response.error());
  await expect(searchIndex()).rejects.toThrow('503');
  expect(await Promise.all([searchIndex(), searchIndex()])).toEqual([entries, entries]);
  expect(await searchIndex()).toEqual(entries);
  expect(fetch).toHaveBeenCalledTimes(2);
});
