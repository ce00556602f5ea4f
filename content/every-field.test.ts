/** @jest-environment node */
import { type Broken, blanked, lacking, unsaid, written } from './broken-fields';
import { checkCompany, companyContent } from './company/check';
import { openings } from './company/openings';
import { team } from './company/team';
import { checkPages } from './page-check';
import { pageList } from './page-list';
import { checkPictures } from './picture-check';
import { pictures } from './pictures';
import { site } from './site';
import { checkSite } from './site-check';

describe('each blank, missing or wrong field is named', () => {
  const listed = { team, openings };
  test.each(['team', 'openings'] as const)('of %s', (file) => {
    const content = companyContent.find((one) => one.file === file);
    if (!content?.entries) throw new Error(`${file} is not checked`);
    const { entries } = content;
    const check = (entry: object) => checkCompany([{ file, entries: { ...entries, list: [entry] } }]);
    const [first] = listed[file] as readonly [object];
    const begin = () => `content/company/${file}.ts`;
    expect(unsaid([...blanked(first, written.words), ...lacking(first)], check, begin)).toEqual([]);
  });

  test.each([
    ['type', 'Half-time'],
    ['location', 'Mumbai'],
    ['part', 'wing'],
    ['posted', '21.11.2026'],
    ['closes', '2020-01-01'],
  ])('of an opening: %s', (field, value) => {
    const content = companyContent.find(({ file }) => file === 'openings');
    const list = [{ ...openings[0], [field]: value }];
    if (!content?.entries) throw new Error('openings are not checked');
    const said = checkCompany([{ ...content, entries: { ...content.entries, list } }]);
    expect(said.join()).toContain(`content/company/openings.ts: opening 1: ${field}`);
  });

  test('of content/site.ts', () => {
    const begin = () => 'content/site.ts';
    const rules: Broken<object>[] = [
      ['email', { ...site, email: 'nobody' }],
      ['phone href', { ...site, phone: { ...site.phone, href: '011' } }],
      ['map embed', { ...site, map: { ...site.map, embed: 'http://x' } }],
      ['postal postalCode', { ...site, postal: { ...site.postal, postalCode: '11' } }],
      ['founded', { ...site, founded: 24 }],
    ];
    const all = [...blanked<object>(site, written.words), ...rules];
    expect(unsaid(all, (broken) => checkSite(broken as typeof site), begin)).toEqual([]);
    expect(checkSite()).toEqual([]);
  });

  test('of the page list', () => {
    const { path, name, title, description, share } = pageList[1] ?? pageList[0] ?? ({} as never);
    const page = { path, name, title, description, share };
    const parent = { ...page, parent: '/nowhere' };
    const all: Broken<object>[] = [
      ...blanked<object>(page, written.words),
      ...lacking<object>(page),
      ['parent', parent],
    ];
    const check = (broken: object) => checkPages([broken as typeof page]);
    expect(unsaid(all, check, () => 'content/page-list.ts')).toEqual([]);
    expect(checkPages([page, page])).toHaveLength(2);
    expect(checkPages(pageList)).toEqual([]);
  });

  test('of a picture', () => {
    const one = { ...pictures.badrinath, made: 'Rendering' as const };
    const all: Broken<object>[] = [
      ...blanked<object>(one, written.words),
      ...lacking<object>(one, ['file', 'alt']),
      ['focus', { ...one, focus: 101 }],
    ];
    const check = (broken: object) => checkPictures(() => true, { one: broken as typeof one }, {}, []);
    expect(unsaid(all, check, () => 'content/pictures.ts')).toEqual([]);
    expect(checkPictures(() => false, { one }, { hi: {} }, ['one'])).toEqual([
      'content/pictures.ts: one: file: content/pictures/badrinath.jpg does not exist',
      'content/holyheaven/hi/pictures.ts: one is missing',
    ]);
  });
});
