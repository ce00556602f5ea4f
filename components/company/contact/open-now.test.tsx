import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OpenNow } from './open-now';

beforeEach(() => jest.useFakeTimers());

test('is empty on the server', () => {
  expect(renderToString(<OpenNow />)).toMatch(/><\/p>$/);
});

test('changes to open by itself at 9:00 on a Monday in New Delhi', () => {
  jest.setSystemTime(new Date('2026-11-23T03:29:40Z'));
  const { container } = render(<OpenNow />);
  expect(container).toHaveTextContent('Closed now, 08:59 in New Delhi');
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText('Open now')).toBeInTheDocument();
  expect(container).toHaveTextContent('Open now, 09:00 in New Delhi');
});
