import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '@/content/holyheaven/words';
import { getTemple, temples } from '@/content/temples';
import { testTemple } from '@/content/temples/test-temple';
import type { Temple } from '@/content/temples/types';
import { planVisit } from '@/lib/temples/plan/visit';
import { ComingSoonScreen } from '../coming-soon-screen';
import { DonationScreen } from '../forms/donation-screen';
import { PlannerScreen } from '../forms/planner-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const { year } = wordsIn('en').templePage;
const named = (id: string) => getTemple(id) as Temple;
const sheet = (name: string) => within(screen.getByRole('region', { name }));
const choose = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T10:30:00+05:30'), advanceTimers: true }));
afterEach(() => act(() => planVisit({ day: '', wheelchair: false })));

function showPlanner(temple = testTemple) {
  const main = document.createElement('main');
  main.id = 'main';
  document.body.append(main);
  return render(<PlannerScreen temple={temple} />, { container: main });
}

test('choosing a day shows what to expect at once and announces it', () => {
  showPlanner();
  expect(screen.getByRole('region', { name: year })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Contact Our Priests' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Explore More Temples' })).toHaveAttribute('href', '/holyheaven');
  const status = screen.getAllByRole('status')[0] as HTMLElement;
  expect(status).toBeEmptyDOMElement();
  choose('Travel Dates', '2026-12-10');
  expect(status).toHaveTextContent('Thursday, 10 December 2026: No darshan.');
  const day = sheet('Thursday, 10 December 2026');
  expect(day.getByText('No darshan')).toBeVisible();
  expect(day.queryByText('Add the day to your calendar')).not.toBeInTheDocument();
  expect(day.getByRole('heading', { name: 'Ask before you set out' })).toBeVisible();
  // All of December has its own warning.
  fireEvent.click(day.getByRole('button', { name: 'Try 1 January 2027: more likely open' }));
  expect(screen.getByRole('region', { name: 'Friday, 1 January 2027' })).toHaveFocus();
  expect(screen.getByLabelText('Travel Dates')).toHaveValue('2027-01-01');
  choose('Travel Dates', '');
  expect(screen.getByRole('region', { name: year })).toBeVisible();
});

test.each(['1.5', '0', '-2', ''])('%s pilgrims calculate nothing', (pilgrims) => {
  showPlanner(named('3'));
  choose('Travel Dates', '2026-12-20');
  choose('Number of Pilgrims', '3');
  const day = sheet('Sunday, 20 December 2026');
  expect(day.getByText(/22 wells cost ₹75 at the counter for 3 pilgrims/)).toBeVisible();
  choose('Number of Pilgrims', pilgrims);
  expect(day.queryByText(/22 wells cost/)).not.toBeInTheDocument();
});

test('a wheelchair changes the sheet', async () => {
  showPlanner(named('2'));
  choose('Travel Dates', '2026-12-20');
  expect(screen.queryByText(/but not inside/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wheelchair users' }));
  expect(sheet('Sunday, 20 December 2026').getByText(/but not inside/)).toBeVisible();
});

test('the sheet can be printed, put into a calendar and sent by WhatsApp', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { container } = showPlanner();
  choose('Travel Dates', '2026-12-05');
  const day = sheet('Saturday, 5 December 2026');
  await userEvent.click(day.getByRole('button', { name: 'Print this sheet' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(container.querySelector(':scope > .sheet')).toHaveTextContent(
    'Saturday, 5 December 2026Usually open (Wide hours)',
  );
  const calendar = day.getByRole('link', { name: 'Add the day to your calendar' });
  expect(calendar).toHaveAttribute('download', 'test-temple-2026-12-05.ics');
  const message = new URL(day.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href') ?? '');
  expect(message.searchParams.get('text')).toContain('Saturday, 5 December 2026');
});

test('a link that was sent brings the day, the number and who needs help', async () => {
  const { unmount } = showPlanner(named('3'));
  choose('Number of Pilgrims', '3');
  choose('Travel Dates', '2026-12-20');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wheelchair users' }));
  const sent = sheet('Sunday, 20 December 2026').getByRole('link', { name: 'Send on WhatsApp' });
  const text = new URL(sent.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  unmount();
  act(() => planVisit({ day: '', pilgrims: 0, wheelchair: false }));
  expect(location.hash).toBe('');
  history.replaceState(null, '', new URL(text.split('\n').at(-1) ?? '').hash);
  showPlanner(named('3'));
  expect(screen.getByLabelText('Travel Dates')).toHaveValue('2026-12-20');
  expect(screen.getByLabelText('Number of Pilgrims')).toHaveValue(3);
  expect(screen.getByRole('checkbox', { name: 'Wheelchair users' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Elders' })).not.toBeChecked();
  expect(sheet('Sunday, 20 December 2026').getByText(/Bring your own wheelchair/)).toBeVisible();
});

test('the form keeps the day when the visitor comes back from the page it leads to', () => {
  const { unmount } = showPlanner();
  choose('Travel Dates', '2026-12-20');
  unmount();
  render(<ComingSoonScreen templeId="3" type="trip" language="en" />);
  expect(screen.getByRole('link', { name: 'Check dates' })).toHaveAttribute(
    'href',
    '/holyheaven/plan-trips/3',
  );
  showPlanner();
  expect(screen.getByLabelText('Travel Dates')).toHaveValue('2026-12-20');
});

test.each(temples.map((temple) => [temple.title, temple] as const))(
  '%s without JavaScript: the best months and the usual hours on the planner',
  (_, temple) => {
    document.body.innerHTML = renderToStaticMarkup(<PlannerScreen temple={temple} />);
    expect(screen.getByText(temple.guide.words.when.replaceAll('\u00a0', ' '))).toBeVisible();
    expect(screen.getByText(/^(In season|Most days): about \d/)).toBeVisible();
    document.body.innerHTML = '';
  },
);

test.each([
  ['1', 'Open the committee’s website', 'https://badrinath-kedarnath.gov.in'],
  // No address is confirmed.
  ['2', 'Call India’s tourist helpline 1363', 'tel:1363'],
  ['3', 'Donate through the temple department', 'https://hrce.tn.gov.in'],
])('temple %s: %s appears beside the donation form', (id, name, href) => {
  render(<DonationScreen temple={named(id)} />);
  expect(screen.getByRole('button', { name: 'Sponsor a Pooja' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Visit Our Temples' })).toHaveAttribute('href', '/holyheaven');
  const direct = sheet('Giving directly');
  expect(direct.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(direct.getAllByRole('link')).toHaveLength(2);
  expect(direct.getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930');
});
