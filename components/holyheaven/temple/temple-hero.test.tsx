import { existsSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TodayProvider } from '@/components/holyheaven/today/today';
import { wordsIn } from '@/content/holyheaven/words';
import { temples, templesIn } from '@/content/temples';
import { testTemple } from '@/content/temples/test-temple';
import type { Temple } from '@/content/temples/types';
import { answerAt } from '@/lib/temples/today/answer';
import { DAYS, statusTable, todayTable } from '@/lib/temples/today/table';
import { OwnName, TempleHero } from './temple-hero';
import { TempleShare } from './temple-share';

const panel = (temple: Temple) => (
  <TodayProvider table={todayTable(temple)}>
    <TempleHero temple={temple} />
    <TempleShare temple={temple} />
  </TodayProvider>
);

function showAt(time: string, temple = testTemple) {
  jest.useFakeTimers({ now: new Date(`${time}+05:30`) });
  render(panel(temple));
}

test.each([
  ['2026-11-24T10:30', 'open', 'Open until 1 pm', 'Usual hours: 5 am to 1 pm and 3 pm to 9 pm.'],
  ['2026-11-24T14:30', 'closed', 'Closed until 3 pm', 'Usual hours: 5 am to 1 pm and 3 pm to 9 pm.'],
  ['2026-11-30T22:30', 'closed', 'Closed until about 6:30 or 7 am tomorrow', /^Usual hours: /],
  ['2026-12-01T10:30', 'open', 'Open until about 1 pm', /^Wide hours: .*\.$/],
  ['2026-12-01T16:30', 'open', 'Open; may pause from 6 pm', /^Wide hours: .*\.$/],
  ['2026-12-01T18:30', 'paused', 'Darshan may be paused until 7:30 pm', /^Wide hours: /],
  ['2026-12-01T21:30', 'perhaps-open', 'May still be open', /^Wide hours: /],
  ['2026-12-10T10:30', 'closed', 'No darshan', 'Of this day: No darshan.'],
  ['2026-12-20T10:30', 'not-known', 'Hours not known', 'Of this day: Hours not known.'],
  ['2027-04-12T10:30', 'not-known', 'May be closed', 'Of this day: May be closed.'],
  ['2027-04-20T10:30', 'closed', 'Closed for winter', 'Of this day: Closed for winter.'],
  ['2027-06-16T10:30', 'not-known', 'Only the temple can tell', /./],
  ['2027-07-05T10:30', 'perhaps-open', 'Usually open at this time of year', /./],
])('at %s: %s, %s', (time, state, verdict, reason) => {
  showAt(time);
  const card = screen.getByRole('region', { name: verdict });
  expect(card).toHaveAttribute('data-state', state);
  // One verdict, one reason, one call button; a caution in a season that needs care.
  expect([...card.querySelectorAll('h2, p, a')].map(({ tagName }) => tagName)).toEqual(['H2', 'P', 'P', 'A']);
  expect(card.querySelector('p')?.textContent).toEqual(
    typeof reason === 'string' ? reason : expect.stringMatching(reason),
  );
});

test('Badrinath in late November is probably closed, and Puri is never plainly open', () => {
  const [badrinath, puri] = templesIn('en').map(todayTable);
  const at = (table: typeof puri, time: string) => {
    const { state, verdict, reason } = answerAt(
      table as NonNullable<typeof puri>,
      Date.parse(`${time}+05:30`),
    );
    return [state, verdict, reason?.replaceAll('\u00a0', ' ')];
  };
  expect(at(badrinath, '2026-11-26T16:00')).toEqual([
    'not-known',
    'Probably closed for winter',
    'In the last three years it had closed by 25 November. We have not seen this year’s notice: do not set out. It may open between 11 and 14 May 2027.',
  ]);
  const pauses =
    'Usual hours: about 5 am to 9 pm, perhaps midnight. Darshan may stop several times for rites.';
  expect(at(puri, '2026-11-26T11:00')).toEqual(['open', 'Open; may pause from about 12:30 pm', pauses]);
  expect(at(puri, '2026-11-26T16:42')).toEqual([
    'paused',
    'Darshan may be paused until about 5:30 pm',
    pauses,
  ]);
  // The last pause ends when some sources have the doors close.
  expect(at(puri, '2026-11-26T20:00')).toEqual(['paused', 'Darshan may be paused until about 9 pm', pauses]);
  expect(at(puri, '2026-11-26T21:00')).toEqual(['perhaps-open', 'May still be open', pauses]);
});

test('only a season that needs care has a caution', () => {
  const cautions = templesIn('en').map((temple) =>
    ['2026-12-01', '2027-07-20'].map(
      (day) => answerAt(statusTable(temple), Date.parse(`${day}T10:00+05:30`)).care?.split(',')[0],
    ),
  );
  expect(cautions).toEqual([
    ['', 'Take care: landslides'],
    ['', ''],
    ['Take care: cyclones', ''],
  ]);
});

test.each(temples.map((temple) => [temple.title, temple] as const))('the button of %s calls', (_, temple) => {
  showAt('2026-11-26T10:30', temple);
  const { facts, words } = temple.guide;
  const { href = '', shown = '-' } = facts.contacts.find(({ key }) => key === facts.ring) ?? {};
  expect(href).toMatch(/^tel:/);
  expect(words.ring).toContain(shown);
  expect(screen.getByRole('link', { name: words.ring })).toHaveAttribute('href', href);
});

test('a page that stays open follows the clock', () => {
  showAt('2026-11-22T12:59');
  expect(screen.getByText('Open until 1 pm')).toBeVisible();
  act(() => jest.advanceTimersByTime(90_000));
  expect(screen.getByText('Closed until 3 pm')).toBeVisible();
});

test.each(temples.map((temple) => [temple.title, temple] as const))(
  '%s without JavaScript: the season’s rule, and nothing about today',
  (_, temple) => {
    document.body.innerHTML = renderToStaticMarkup(panel(temple));
    const card = screen.getByRole('region', { name: 'When it is open' });
    expect(card).toHaveTextContent(temple.guide.words.season);
    expect(card).not.toHaveTextContent(/today/i);
    document.body.innerHTML = '';
  },
);

test('WhatsApp and email get the verdict with its time and reason, the rules, a number and the current address, WhatsApp with bold labels', () => {
  showAt('2026-12-05T16:04');
  const link = screen.getByRole('link', { name: 'Send on WhatsApp' });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  expect(text?.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    '*Test Temple, Puri:* Open; may pause from 6 pm (5 December, 4:04 pm)',
    expect.stringMatching(/^\*Wide hours:\* /),
    '*Most days:* 5 am to 1 pm and 3 pm to 9 pm',
    '*Who may enter:* Only Hindus, Sikhs, Jains and Buddhists (temple committee, March 2026). In doubt, call 0135-1364 · *Elders, wheelchairs:* Hard: thin air, 1 km on foot, then steps. Over 55 or ill: doctor first.',
    '*Book:* Yatra registration required (free); in 2026 it opened on 6 March · *Call the helpline:* 1363',
    `*Wear:* Modest clothes, warm ones even in June. Shoes off · *Carry:* ${testTemple.before.carry.answer}`,
    `*Not allowed inside:* ${testTemple.before.leave.answer}`,
    `A private guide, not the temple’s own. ${wordsIn('en').shared.fakeSites} Checked on 22 November 2026`,
    '*Next date we list:* The feast, 5 December 2026 (expected)',
    location.href,
  ]);
  const email = screen.getByRole('link', { name: 'Email this page' }).getAttribute('href') ?? '';
  expect(new URL(email).searchParams.get('body')).toBe(
    text?.replaceAll('*', '').replace(/\n(?=http)/, '\n\n'),
  );
});

test('every day’s message has at most ten lines, says who may enter, and never that nothing is known', () => {
  for (const temple of temples) {
    const table = todayTable(temple);
    for (let day = 0; day < DAYS; day += 1) {
      const { message = '' } = answerAt(table, Date.parse(table.from) + day * 86_400_000);
      // The address follows as the tenth.
      expect(message.split('\n').length).toBeLessThanOrEqual(9);
      expect(message).not.toMatch(/not known|not checked|undefined|\u2060/i);
      // A label is bold, not half a sentence.
      expect(message).not.toMatch(/\*[^*\n]{40,}:\*/);
      expect(message).toContain(`*Who may enter:* ${temple.before.enter?.answer.replace(/\.$/, '')}`);
    }
  }
});

const others = temples.filter(({ guide }) => guide.facts.ownName.lang !== 'hi');

test.each(others.map((temple) => [temple.slug, temple] as const))(
  'the name of %s is drawn, with alternative text in its language',
  (_, temple) => {
    const name = temple.guide.facts.ownName;
    render(<OwnName temple={temple} />);
    const drawing = screen.getByRole('img', { name: name.text });
    expect(drawing.closest('[lang]')).toHaveAttribute('lang', name.lang);
    expect(existsSync(`public${drawing.getAttribute('src')}`)).toBe(true);
  },
);

test('a name without a drawing is set as text', () => {
  render(<OwnName temple={{ ...(others[1] as Temple), slug: 'madurai' }} />);
  expect(screen.getByText('இராமநாதசுவாமி திருக்கோயில்')).toHaveAttribute('lang', 'ta');
});
