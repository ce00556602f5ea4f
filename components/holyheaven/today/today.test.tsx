import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { testTemple } from '@/content/temples/test-temple';
import { answerAt } from '@/lib/temples/today/answer';
import { statusTable } from '@/lib/temples/today/table';
import { showAnswer } from './show-answer';
import { Today, TodayLine, TodayProvider } from './today';

const table = statusTable(testTemple);
const page = (
  <TodayProvider table={table}>
    <Today as="section">
      <TodayLine name="verdict">The rule of the season</TodayLine>
    </Today>
    <TodayLine name="verdict">Far below</TodayLine>
  </TodayProvider>
);

const setClock = (time: string) => jest.setSystemTime(new Date(`2026-11-22T${time}+05:30`));
const shownAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
// Only the source text of these functions is in the page.
const alone = <Code,>(code: Code): Code => new Function(`return ${code}`)();

test('the inline script shows the answer; React hydrates exactly that and then is the only writer', async () => {
  jest.useFakeTimers();
  setClock('12:30');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(screen.getByText('The rule of the season')).toBeVisible();

  const script = container.querySelector('script');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  alone(showAnswer)(table, alone(answerAt));
  expect(screen.getByText('Open until 1 pm')).toBeVisible();
  expect(screen.getByText('Far below')).toBeVisible();
  setClock('13:00');
  shownAgain();
  const verdict = screen.getByText('Closed until 3 pm');

  const complaints = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(complaints);
  setClock('15:00');
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError: complaints }));
  expect(complaints).not.toHaveBeenCalled();
  expect(verdict).toHaveTextContent('Open until 9 pm');
  expect(screen.queryByText('Far below')).not.toBeInTheDocument();

  act(() => root.unmount());
  setClock('21:30');
  shownAgain();
  expect(verdict).toHaveTextContent('Open until 9 pm');
});
