import { render, screen, waitFor } from '@testing-library/react';
import { EarlyAction } from './early-action';

test('a press on a button that is still disabled is repeated once the button is enabled', async () => {
  const onClick = jest.fn();
  const button = (disabled: boolean) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      Continue
    </button>
  );
  const form = render(button(true));
  window.earlyAction = screen.getByRole<HTMLButtonElement>('button');
  render(<EarlyAction />);
  expect(window.earlyAction).toBeNull();
  await new Promise((done) => setTimeout(done, 20));
  expect(onClick).not.toHaveBeenCalled();
  form.rerender(button(false));
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
});
