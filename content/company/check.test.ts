import { checkCompany, companyContent } from './check';

const member = {
  id: 'rao',
  name: 'Asha Rao',
  picture: 'exec-01',
  description: 'Asks first.',
  expertise: ['Questions'],
};
const checkTeam = (...list: object[]) =>
  checkCompany([{ file: 'team', entries: { name: 'member', key: 'id', list } }], ['exec-01', 'exec-02']);

test('the content of the site has no problem', () => {
  expect(checkCompany()).toEqual([]);
});

test('every problem tells file, entry and field', () => {
  expect(checkTeam(member, { ...member, id: 'iyer' }, { ...member, id: 'das', name: ' ' })).toEqual([
    'content/company/team.ts: member 3: name is empty',
  ]);
});

test('an id is there once, and in one shape', () => {
  expect(checkTeam(member, member)).toEqual([
    "content/company/team.ts: member 2: id 'rao' is also that of member 1",
  ]);
  expect(checkTeam({ ...member, id: 'Asha Rao' })).toEqual([
    "content/company/team.ts: member 1: id 'Asha Rao' may hold only lower-case letters, digits and single hyphens",
  ]);
});

test('a picture must exist', () => {
  expect(checkTeam({ ...member, picture: 'exec-11' })).toEqual([
    "content/company/team.ts: member 1: picture: there is no picture 'exec-11' in content/pictures.ts",
  ]);
});

test('lists and what they hold must not be empty', () => {
  expect(checkTeam({ ...member, expertise: [] })).toEqual([
    'content/company/team.ts: member 1: expertise has no entries',
  ]);
  expect(checkTeam({ ...member, expertise: ['Questions', ''] })).toEqual([
    'content/company/team.ts: member 1: expertise 2 is empty',
  ]);
});

test('words that are only edited are checked too', () => {
  const words = { hero: { title: '' }, steps: [{ title: 'One' }, { title: ' ' }] };
  expect(checkCompany([{ file: 'about', words }])).toEqual([
    'content/company/about.ts: hero title is empty',
    'content/company/about.ts: steps 2 title is empty',
  ]);
});

test('entries of a list inside the words are told once', () => {
  const initiatives = [{ id: 'stem', title: '' }];
  expect(
    checkCompany([
      {
        file: 'outreach',
        words: { initiatives },
        entries: { name: 'initiative', key: 'id', list: initiatives },
      },
    ]),
  ).toEqual(['content/company/outreach.ts: initiative 1: title is empty']);
});

test('the site has what its specification counts, and people and openings may be added', () => {
  const count = (file: string) =>
    companyContent.find((content) => content.file === file)?.entries?.list.length;
  expect([count('outreach'), count('demo')]).toEqual([3, 3]);
  expect(count('team')).toBeGreaterThanOrEqual(10);
  expect(count('openings')).toBeGreaterThanOrEqual(3);
});
