import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TodayProvider } from '@/components/holyheaven/today/today';
import { temples } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { answerAt } from '@/lib/temples/today/answer';
import { DAYS, todayTable } from '@/lib/temples/today/table';
import { TodayPanel } from './today-panel';

const named = (title: string) => temples.find((temple) => temple.title.startsWith(title)) as Temple;

const panel = (temple: Temple) => (
  <TodayProvider table={todayTable(temple)}>
    <TodayPanel temple={temple} />
  </TodayProvider>
);

function showAt(title: string, time: string) {
  jest.useFakeTimers({ now: new Date(`${time}+05:30`) });
  render(panel(named(title)));
}

afterEach(() => jest.useRealTimers());

test.each([
  ['Badrinath', '2026-11-22T10:30', 'May be closed for winter'],
  ['Badrinath', '2026-12-20T10:30', 'Closed for the season'],
  ['Badrinath', '2027-06-25T10:30', 'Usually open in June'],
  ['Badrinath', '2027-05-20T10:30', 'Usually open in May'],
  ['Badrinath', '2028-05-02T10:30', 'Only the temple can tell'],
  ['Jagannath', '2026-11-24T10:30', 'Now: Kartika Purnima, 24 November 2026 (expected)'],
  ['Jagannath', '2026-11-24T10:31', 'Tithi: Shukla 15, Purnima'],
  ['Badrinath', '2026-11-24T10:30', 'About now: Closing of the doors, November'],
  ['Jagannath', '2026-11-22T10:30', 'Open now'],
  ['Jagannath', '2027-03-10T22:30', 'May still be open'],
  ['Jagannath', '2027-06-25T10:30', 'Closed now'],
  ['Jagannath', '2027-07-05T10:30', 'Rath Yatra'],
  ['Rameshwaram', '2026-11-22T12:30', 'Closes soon'],
  ['Rameshwaram', '2026-11-22T14:30', 'Opens soon'],
  ['Rameshwaram', '2026-12-20T03:45', 'Open now'],
])('%s at %s: %s', (temple, time, state) => {
  showAt(temple, time);
  expect(screen.getByText(state, { exact: true })).toBeVisible();
});

test('an open day tells the next doors, its hours, the next event, a warning and an official step', () => {
  showAt('Rameshwaram', '2026-12-20T10:30');
  const panel = screen.getByRole('region', { name: 'Today, Sunday 20 December 2026' });
  expect(panel).toHaveAttribute('data-state', 'open');
  for (const text of [
    'Closes at 1 pm',
    'Hours today: 3:30 am to 1 pm, about 3:30 pm to 8:30 pm',
    'Hours of Margazhi',
    'Next: Arudra Darshan, 24 December 2026 (expected)',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/cyclones/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask the temple department (HR&CE)' })).toHaveAttribute(
    'href',
    'https://hrce.tn.gov.in',
  );
});

test('winter names the winter seats; what is past its day of checking says so', () => {
  showAt('Badrinath', '2027-03-10T10:30');
  expect(screen.getByText(/Yogdhyan Badri, Pandukeshwar/)).toBeVisible();
  expect(screen.getByText(/Last checked on .*: please ask/)).toBeVisible();
  expect(screen.queryByText(/^Hours today/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Register for the yatra' })).toHaveAttribute(
    'href',
    'https://registrationandtouristcare.uk.gov.in',
  );
});

test('a page that stays open follows the clock', () => {
  showAt('Rameshwaram', '2026-11-22T12:59');
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
    expect(screen.getByText('Checked on 22 November 2026')).toBeVisible();
    expect(screen.queryByText(/today/i)).not.toBeInTheDocument();
    document.body.innerHTML = '';
  },
);

test('WhatsApp carries today’s answer, three rules, a number and the visitor’s address in eight lines', () => {
  showAt('Rameshwaram', '2026-11-22T10:30');
  const link = screen.getByRole('link', { name: 'Send hours and rules by WhatsApp' });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  expect(text?.split('\n')).toEqual([
    'Ramanathaswamy Temple, Rameswaram',
    'Today, Sunday 22 November 2026 · Open now · Closes at 1 pm',
    'Next: Arudra Darshan, 24 December 2026 (expected)',
    '- Modest, full clothing: Shoes stay outside.',
    '- No phones or cameras: Not allowed inside any temple of Tamil Nadu, by order of the Madras High Court.',
    '- Bring dry clothes: The 22 wells leave you soaked.',
    'Tourist helpline of India: 1363',
    location.href,
  ]);
});

test('no day’s message is longer, or says that nothing is known', () => {
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
