import { subjects } from '@/content/company/forms';
import { contactPath, readContactQuery } from './form-links';

const openings = [{ slug: 'test-pilot' }];
const read = (address: string) => readContactQuery(new URL(address, 'http://x').searchParams, openings);

test.each(subjects)('a link about %s gives its subject when read', (subject) => {
  expect(read(contactPath({ subject }))).toEqual({ subject });
});

test("a subject's words are joined with hyphens", () => {
  expect(contactPath({ subject: 'Career Inquiry' })).toBe('/contact?subject=career-inquiry');
});

test('a link about an opening is an application, whatever subject it names', () => {
  const [opening] = openings;
  const about = { opening };
  expect(contactPath({ opening: 'test-pilot' })).toBe('/contact?opening=test-pilot#apply-test-pilot');
  expect(read('/contact?opening=test-pilot')).toEqual(about);
  expect(read('/contact?opening=test-pilot&subject=other')).toEqual(about);
});

test('unknown values are ignored', () => {
  const empty = ['', '?subject=', '?opening='];
  for (const search of [...empty, '?subject=rocket', '?opening=astronaut', '?subject=Other&opening=x'])
    expect([search, read(`/contact${search}`)]).toEqual([search, {}]);
});

test('a known subject is kept beside an unknown opening', () => {
  expect(read('/contact?opening=astronaut&subject=other')).toEqual({ subject: 'Other' });
});
