/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { account } from './account';
import { accountForms } from './account-forms';
import { contact } from './company/contact';
import { demos } from './company/demo';
import { privacy } from './company/legal';
import { wordsIn } from './holyheaven/words';
import { temples } from './temples';

const { plannerPage, ways } = wordsIn('en');

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);
const words = files.map((file) => readFileSync(`content/${file}`, 'utf8')).join('\n');

test.each([
  ['what an account does not do', /demo dates|partner documents|news of what|your documents/i],
  ['a session', /welcome back|sign out|good to have you back/i],
  ['a reset by hand', /resets? it by hand|helps? by hand/i],
  ['an answer, rather than a response time', /answered within|answers? (emails )?within|answers within/i],
  ['people who are always there', /never far from the phone|pick up the phone|signs the card|advisers/i],
  ['an authority that nobody can ask', /authorities along the road|for their own times/i],
  ['another spelling', /\b(organiz|defense (system|work|industry))/i],
])('no text promises or uses %s', (_, pattern) => {
  expect(words.match(pattern)?.[0]).toBeUndefined();
});

test('an account is what it is today', () => {
  for (const text of [account.register.lead, accountForms.register.successText])
    expect(text).toMatch(/your name .*for the workspace to come/i);
  expect(account.login.lead).toMatch(/preview/);
  expect(account.register.lead).toMatch(/adults.* 18/);
});

test('all that is stored is told, on both pages', () => {
  const told = privacy.sections.find(({ title }) => title === 'What is kept')?.items?.map(({ term }) => term);
  expect(told).toEqual(['An id', 'Your name', 'Your email', 'Your password', 'Your role', 'The time']);
  for (const part of ['an id', 'name', 'email', 'role', 'time', 'password'])
    expect(account.register.stored).toContain(part);
  const keeper = privacy.sections.find(({ title }) => title === 'Who keeps it')?.paragraphs?.join(' ');
  for (const text of [keeper, account.register.keeper]) expect(text).toMatch(/another account service/);
});

test('a demo promises no flight and no recording', () => {
  for (const { see, doYourself } of demos)
    expect(`${see} ${doYourself}`).not.toMatch(/take-off|landing|recorded/);
});

test('24 hours are the response time for email', () => {
  expect(contact.details.response).toBe('Response time: 24 hours');
  expect(`${contact.lead} ${ways.guide.text}`.match(/response time for email is 24 hours/g)).toHaveLength(2);
});

test('the planner keeps its 24 hours, for the day on which planning opens', () => {
  expect(plannerPage.note).toMatch(/^From the day on which .* our team will contact you within 24 hours/);
  expect(plannerPage.note).toMatch(/nobody sees/);
});

test('Holy Heaven says which kind of company keeps it', () => {
  expect(ways.mission.text).toMatch(/aerospace and defence company/);
});

test('only Puri is called free, and every fact names somebody who can be asked', () => {
  const free = temples.filter(({ facts }) => facts.some(({ term }) => term === 'Entry'));
  expect(free.map(({ slug }) => slug)).toEqual(['jagannath']);
});
