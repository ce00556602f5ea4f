import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { wordsIn } from '@/content/holyheaven/words';
import { plannedVisit, planVisit } from '@/lib/temples/plan/visit';
import { PlannerForm } from './planner-form';

const { plannerPage, plannerMessages, speech } = wordsIn('en');
const props = {
  language: 'en',
  words: plannerPage,
  messages: plannerMessages,
  speech,
  children: null,
} as const;

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const today = '2027-01-15';
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00`), advanceTimers: true });
});
afterEach(() => act(() => planVisit({ day: '', pilgrims: 0, wheelchair: false })));

const show = () => render(<PlannerForm {...props} templeId="3" back="/holyheaven/3" />);
const showWithSheet = () =>
  render(
    <PlannerForm {...props} templeId="3" back="/holyheaven/3">
      <section id="plan" tabIndex={-1} aria-label="sheet" />
    </PlannerForm>,
  );
const date = () => screen.getByLabelText('Travel Dates');
const pilgrims = () => screen.getByRole('spinbutton', { name: 'Number of Pilgrims' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Pilgrimage Plan' }));

test('a better day from the sheet is treated as typed input', () => {
  show();
  const typed = jest.fn();
  document.addEventListener('input', ({ target }) => typed((target as HTMLInputElement).value), {
    once: true,
  });
  act(() => planVisit({ day: '2027-02-01' }));
  expect(typed).toHaveBeenCalledWith('2027-02-01');
});

test('requires a day from today onwards and at least one pilgrim', () => {
  const { container } = show();
  expect(date()).toBeRequired();
  expect(date()).toHaveAttribute('min', today);
  expect(date()).toHaveAttribute('max', '2032-12-31');
  expect(pilgrims()).toBeRequired();
  expect(pilgrims()).toHaveAttribute('min', '1');
  const wishes = screen.getByRole('textbox', { name: /Special Requirements/ });
  expect(wishes).not.toBeRequired();
  expect(wishes).toHaveAttribute('rows', '4');
  expect([...new FormData(container.querySelector('form') as HTMLFormElement)]).toEqual([['type', 'trip']]);
  expect(screen.getByText('Our team will contact you within 24 hours.')).toBeVisible();
});

test('Show the day asks for a missing day, then leads to its sheet', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  showWithSheet();
  const showDay = () => userEvent.click(screen.getByRole('button', { name: 'Show the day' }));
  await showDay();
  expect(date()).toHaveFocus();
  expect(await screen.findByText('Please choose a travel date.')).toBeVisible();
  fireEvent.input(date(), { target: { value: '2027-03-07' } });
  await showDay();
  expect(screen.getByRole('region', { name: 'sheet' })).toHaveFocus();
  expect(scroll).toHaveBeenCalled();
});

test('Show the day leads to the sheet of a day that no event has reported', async () => {
  showWithSheet();
  (date() as HTMLInputElement).value = '2027-03-07';
  await userEvent.click(screen.getByRole('button', { name: 'Show the day' }));
  expect(screen.getByRole('region', { name: 'sheet' })).toHaveFocus();
  expect(plannedVisit().day).toBe('2027-03-07');
});

test.each([
  ['Today', today],
  ['Tomorrow', '2027-01-16'],
])('%s fills in its date and leads to its sheet', async (name, day) => {
  showWithSheet();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(date()).toHaveValue(day);
  expect(plannedVisit().day).toBe(day);
  expect(screen.getByRole('region', { name: 'sheet' })).toHaveFocus();
});

test('a chosen day is said in words, in place of the shortcuts', () => {
  show();
  act(() => planVisit({ day: '2027-02-01' }));
  expect(screen.getByText('1 February 2027')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument();
});

test('a link to a day that has passed says so', async () => {
  location.hash = '#2020-01-01,3';
  show();
  expect(date()).toHaveValue('2020-01-01');
  expect(await screen.findByText('Please choose today or a later day.')).toBeVisible();
  location.hash = '';
});

test('shows what is wrong beside each field and keeps what was typed', async () => {
  show();
  await userEvent.type(screen.getByLabelText(/Special Requirements/), 'A wheelchair');
  await submit();
  expect(date()).toHaveFocus();
  expect(date()).toHaveAccessibleDescription(/Please choose a travel date\./);
  expect(pilgrims()).toHaveAccessibleDescription(plannerMessages.pilgrims.missing);
  expect(screen.getByLabelText(/Special Requirements/)).toHaveValue('A wheelchair');
  fireEvent.input(date(), { target: { value: '2027-01-14' } });
  await userEvent.type(pilgrims(), '2');
  await submit();
  expect(date()).toHaveAccessibleDescription(/Please choose today or a later day\./);
  expect(push).not.toHaveBeenCalled();
});

test('keeps special requirements only in their field: typing there renders nothing', async () => {
  const onRender = jest.fn();
  render(
    <Profiler id="planner" onRender={onRender}>
      <PlannerForm {...props} templeId="3" back="/holyheaven/3" />
    </Profiler>,
  );
  await userEvent.click(screen.getByLabelText(/Special Requirements/));
  onRender.mockClear();
  await userEvent.keyboard('A wheelchair');
  expect(screen.getByLabelText(/Special Requirements/)).toHaveValue('A wheelchair');
  expect(onRender).not.toHaveBeenCalled();
  await userEvent.type(pilgrims(), '2');
  expect(onRender).toHaveBeenCalled();
});

test('accepts today and navigates only once', async () => {
  show();
  fireEvent.input(date(), { target: { value: today } });
  await userEvent.type(pilgrims(), '4');
  await submit();
  await submit();
  expect(push.mock.calls).toEqual([['/under-development/3?type=trip', { scroll: false }]]);
});

test('what was filled in before the script ran shapes the plan', () => {
  const form = <PlannerForm {...props} templeId="3" back="/holyheaven/3" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  fireEvent.input(date(), { target: { value: '2027-03-07' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Wheelchair users' }));
  render(form, { container, hydrate: true });
  expect(plannedVisit()).toMatchObject({ day: '2027-03-07', wheelchair: true, elder: false });
  expect(screen.getByRole('checkbox', { name: 'Wheelchair users' })).toBeChecked();
});

test('Go Back links to the temple if there is no page to go back to', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  show();
  const link = screen.getByRole('link', { name: 'Go Back' });
  expect(link).toHaveAttribute('href', '/holyheaven/3');
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  fireEvent.click(link);
  expect(back).toHaveBeenCalledTimes(1);
});
