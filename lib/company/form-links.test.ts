import { subjects } from '@/content/company/forms';
import { contactPath, readContactQuery } from './form-links';

const openings = [{ slug: 'test-pilot' }];
const read = (address: string) => readContactQuery(new URL(address, 'http://x').search, openings);

test.each(subjects)('a link about %s reads back its subject', (subject) => {
  expect(read(contactPath({ subject }))).toEqual({ subject });
});

test('the words of a subject are written with hyphens', () => {
  expect(contactPath({ subject: 'Career Inquiry' })).toBe('/contact?subject=career-inquiry');
});

test('a link about an opening chooses the subject too, whatever else it says', () => {
  const [opening] = openings;
  const about = { subject: 'Career Inquiry', opening };
  expect(contactPath({ opening: 'test-pilot' })).toBe('/contact?opening=test-pilot#apply');
  expect(read('/contact?opening=test-pilot')).toEqual(about);
  expect(read('/contact?opening=test-pilot&subject=other')).toEqual(about);
});

test('unknown values are ignored', () => {
  const empty = ['', '?subject=', '?opening='];
  for (const search of [...empty, '?subject=rocket', '?opening=astronaut', '?subject=Other&opening=x'])
    expect([search, read(`/contact${search}`)]).toEqual([search, {}]);
});

test('an unknown opening leaves a known subject', () => {
  expect(read('/contact?opening=astronaut&subject=other')).toEqual({ subject: 'Other' });
});
