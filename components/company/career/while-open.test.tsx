import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { WhileOpen } from './while-open';

const lastMoment = new Date('2027-01-31T18:29:59Z');
const ui = (
  <WhileOpen closes="2027-01-31" open otherwise="Closed">
    Apply
  </WhileOpen>
);

beforeEach(() => jest.useFakeTimers({ now: lastMoment }));
afterEach(() => jest.useRealTimers());

/** What a page says, built before the closing day, to somebody who opens it now. */
function openOldPage() {
  const container = document.body.appendChild(document.createElement('p'));
  container.innerHTML = renderToString(ui);
  expect(container).toHaveTextContent('Apply');
  render(ui, { container, hydrate: true });
  return screen.getByRole('paragraph');
}

test('until the end of the closing day in India, an opening is open', () => {
  expect(openOldPage()).toHaveTextContent('Apply');
});

test('from then on a page that was built earlier says that it is closed', () => {
  jest.setSystemTime(lastMoment.getTime() + 1000);
  expect(openOldPage()).toHaveTextContent('Closed');
});
