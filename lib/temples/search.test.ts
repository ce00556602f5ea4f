/** @jest-environment node */
import { temples } from '@/content/temples';
import { search, searchEntry } from './search';

const entries = temples.map(searchEntry);
const found = (query: string) => search(entries, query).map(({ id }) => id);

test.each([
  ['Badrinath', ['1']],
  ['Badri', ['1']],
  ['badarinath', ['1']],
  ['बदरीनाथ', ['1']],
  ['Jagannatha', ['2']],
  ['jaganath', ['2']],
  ['puri', ['2']],
  ['Orissa', ['2']],
  ['Rameshwaram', ['3']],
  ['Rameswaram', ['3']],
  ['RAMESVARAM', ['3']],
  ['Rāmeśvaram', ['3']],
  ['ராமேஸ்வரம்', ['3']],
  ['Shiva', ['3']],
  ['Siva', ['3']],
  ['tamil nadu', ['3']],
  ['Agni Tirtham', ['3']],
  ['vishnu', ['1', '2']],
  ['Viṣṇu', ['1', '2']],
  ['rath yatra', ['2']],
  ['ram', ['3']],
  ['lotus', []],
  ['pillar', ['2', '3']],
  ['temples in Odisha', ['2']],
  ['  shiva,  lord! ', ['3']],
])('%s finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test.each(['', '   ', '?!'])('%j shows all', (query) => {
  expect(found(query)).toEqual(['1', '2', '3']);
});

test('all words must match, and no word from its middle', () => {
  expect(found('shiva puri')).toEqual([]);
  expect(found('annath')).toEqual([]);
  expect(found('zzz')).toEqual([]);
});

test('addresses and picture names are not searched', () => {
  expect(found('poster')).toEqual([]);
  expect(found('donation')).toEqual([]);
});
