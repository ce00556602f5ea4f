import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wordsIn } from '@/content/holyheaven/words';
import { ComingSoonButton } from './coming-soon-button';

const { comingSoon } = wordsIn('en');

test('says what exists until then, only when pressed', async () => {
  render(<ComingSoonButton {...comingSoon.prayers} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Daily Prayers' }));
  expect(screen.getByRole('status')).toHaveTextContent(comingSoon.prayers.meanwhile);
});
