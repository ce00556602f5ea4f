import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TodayProvider } from '@/components/holyheaven/today/today';
import { temples } from '@/content/temples';
import { testTemple } from '@/content/temples/test-temple';
import type { Temple } from '@/content/temples/types';
import { answerAt } from '@/lib/temples/today/answer';
import { DAYS, todayTable } from '@/lib/temples/today/table';
import { TodayPanel } from './today-panel';

const panel = (temple: Temple) => (
  <TodayProvider table={todayTable(temple)}>
    <TodayPanel temple={temple} />
  </TodayProvider>
);

function showAt(time: string) {
  jest.useFakeTimers({ now: new Date(`${time}+05:30`) });
  render(panel(testTemple));
}

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-11-24T10:30', ['Open now', 'Closes at 1 pm', 'Next: The feast, 5 December 2026 (expected)']],
  ['2026-11-24T14:30', ['Opens soon', 'Opens at 3 pm', 'Tithi: Shukla 15, Purnima']],
  ['2026-12-01T21:30', ['May still be open', 'Opens tomorrow at about 6:30 or 7 am', 'Wide hours']],
  ['2026-12-05T10:30', ['Now: The feast, 5 December 2026 (expected)', 'Heavy rain.']],
  ['2026-12-10T10:30', ['Closed now', 'No darshan', 'Opens on 13 December 2026 at 5 am']],
  [
    '2026-12-20T10:30',
    ['Hours not known', 'Now: The long month, 16 December 2026 to 14 January 2027 (expected)'],
  ],
  ['2027-02-26T10:30', ['About now: The flag, 26 or 27 February 2027 (expected)']],
  [
    '2027-04-12T10:30',
    ['May be closed', 'In past years the temple was closed on this day.', 'In winter: the lower temple'],
  ],
  [
    '2027-04-20T10:30',
    [
      'Closed for the season',
      'Of this day: Closed for winter.',
      'Last checked on 22 November 2026: please ask before you set out.',
    ],
  ],
  ['2027-06-16T10:30', ['Only the temple can tell', 'About now: The fair, June']],
  ['2027-07-05T10:30', ['Usually open in July']],
])('at %s: %j', (time, lines) => {
  showAt(time);
  for (const line of lines) expect(screen.getByText(line, { exact: true })).toBeVisible();
});

test('the panel is named by the day, coloured by the state, and offers an official step', () => {
  showAt('2026-12-02T10:30');
  const shown = screen.getByRole('region', { name: 'Today, Wednesday 2 December 2026' });
  expect(shown).toHaveAttribute('data-state', 'open');
  expect(screen.getByText(/^Hours today: about 6:30 or 7 am to 1 pm, .*, with pauses/)).toBeVisible();
  const step = screen.getByRole('link', { name: 'Ask the office' });
  expect(step).toHaveAttribute('href', 'https://temple.example');
});

test('a page that stays open follows the clock', () => {
  showAt('2026-11-22T12:59');
  expect(screen.getByText('Closes soon')).toBeVisible();
  act(() => jest.advanceTimersByTime(90_000));
  expect(screen.getByText('Closed now')).toBeVisible();
  expect(screen.getByText('Opens at 3 pm')).toBeVisible();
});

test.each(temples.map((temple) => [temple.title, temple] as const))(
  '%s without a script: the rule of the season and the day of checking, and no word about today',
  (_, temple) => {
    document.body.innerHTML = renderToStaticMarkup(panel(temple));
    expect(screen.getByRole('region', { name: 'When it is open' })).toBeVisible();
    expect(screen.getByText(temple.guide.words.season)).toBeVisible();
    expect(screen.getByText(/^Checked on /)).toBeVisible();
    expect(screen.queryByText(/today/i)).not.toBeInTheDocument();
    document.body.innerHTML = '';
  },
);

test('WhatsApp carries today’s answer, rules, a number and the visitor’s address', () => {
  showAt('2026-11-22T10:30');
  const link = screen.getByRole('link', { name: 'Send hours and rules by WhatsApp' });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  const { before } = testTemple;
  expect(text?.split('\n')).toEqual([
    'Test Temple, Puri',
    'Today, Sunday 22 November 2026 · Open now · Closes at 1 pm',
    'Next: The feast, 5 December 2026 (expected)',
    ...[before.book, before.wear, before.leave].map(({ answer }) => `- ${answer}`),
    'Helpline: 1363',
    location.href,
  ]);
});

test('no day’s message is longer than eight lines, or says that nothing is known', () => {
  for (const temple of temples) {
    const table = todayTable(temple);
    for (let day = 0; day < DAYS; day += 1) {
      const { shareHref = '' } = answerAt(table, Date.parse(table.from) + day * 86_400_000);
      const message = new URL(shareHref).searchParams.get('text') ?? '';
      expect(message.split('\n').length).toBeLessThanOrEqual(8);
      expect(message).not.toMatch(/not known|not checked|undefined/i);
      expect(message.endsWith(`\n${location.href}`)).toBe(true);
    }
  }
});
