/** @jest-environment node */
import { temples } from '.';
import { badrinath } from './badrinath';
import { checkTemples } from './check';
import { jagannath } from './jagannath';
import type { Temple } from './types';

// A content file can be wrong in ways its type forbids, for whoever does not run the type check.
const withField = (change: object) => ({ ...badrinath, ...change }) as Temple;

test('the temples of the site have no problem', () => {
  expect(checkTemples(temples)).toEqual([]);
});

test.each([
  [{ title: ' ' }, 'title is empty'],
  [{ story: ['One.', ''] }, 'story[1] is empty'],
  [{ tips: [] }, 'tips is empty'],
  [{ facts: [{ term: 'Deity', detail: '' }] }, 'facts[0].detail is empty'],
  [{ image: 'nowhere' }, 'image "nowhere" is not in content/pictures.ts'],
  [{ tripLink: '/holyheaven/plan-trips/2' }, 'tripLink does not end in the id'],
  [{ summary: 'Short.' }, 'summary has 6 characters, not 70 to 160'],
])('names file and field of %j', (change, problem) => {
  expect(checkTemples([withField(change)])).toEqual([`content/temples/badrinath.ts: ${problem}`]);
});

test.each(['01', '1a', '१', ''])('%j is no id', (id) => {
  const links = { donationLink: `/holyheaven/donation/${id}`, tripLink: `/holyheaven/plan-trips/${id}` };
  expect(checkTemples([withField({ id, ...links })])).toContain(
    `content/temples/badrinath.ts: id "${id}" must be digits without a leading zero`,
  );
});

test('two temples cannot share an id', () => {
  const twin = { ...jagannath, id: '1', donationLink: badrinath.donationLink, tripLink: badrinath.tripLink };
  expect(checkTemples([badrinath, twin])).toEqual([
    'content/temples/jagannath.ts: id "1" is also that of Badrinath Temple',
  ]);
});
