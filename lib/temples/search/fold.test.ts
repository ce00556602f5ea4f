/** @jest-environment node */
import { fold } from './fold';

// The same positions in the Unicode blocks of different scripts.
test.each([
  ['katha', 'कथ কথ ਕਥ કથ କଥ కథ ಕಥ കഥ'],
  ['puri', 'पुरी পুরী ਪੁਰੀ પુરી ପୁରୀ புரீ పురీ ಪುರೀ പുരീ'],
  ['sri', 'श्री শ্রী ਸ਼੍ਰੀ શ્રી ଶ୍ରୀ ஸ்ரீ శ్రీ ಶ್ರೀ ശ്രീ'],
  ['om', 'ॐ ૐ ௐ'],
  ['108', '१०८ ১০৮ ੧੦੮ ૧૦૮ ୧୦୮ ௧௦௮ ౧౦౮ ೧೦೮ ൧൦൮'],
])('%s is the same in every script: %s', (word, texts) => {
  for (const text of texts.split(' ')) expect([text, fold(text)]).toEqual([text, fold(word)]);
});

test.each([
  ['ക്ഷേത്രം', 'ക്ഷേത്രം\u200c'],
  ['अवतार', 'अ॑व॒ता\u1cd0र'],
  ['ড়', 'ড\u09bc'],
  ['ന്\u200d', 'ൻ'],
  ['ர\u0bc7\u0bbe', 'ர\u0bcb'],
  ['puri', 'ｐｕｒｉ'],
  ['puri', '𝔭𝔲𝔯𝔦'],
  ['22', '२२'],
])('%s and %s are the same word', (one, other) => {
  expect(fold(other)).toEqual(fold(one));
});
