import { account } from './account';
import { privacy } from './company/legal';

test('all that is stored is told, on both pages', () => {
  const told = privacy.sections.find(({ title }) => title === 'What is kept')?.items?.map(({ term }) => term);
  expect(told).toEqual(['An id', 'Your name', 'Your email', 'Your password', 'Your role', 'The time']);
  for (const part of ['an id', 'name', 'email', 'role', 'time', 'password'])
    expect(account.register.stored).toContain(part);
});
