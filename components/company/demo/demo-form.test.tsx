import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openMailProgram } from '@/lib/forms/mail-message';
import { ChooseDemo } from './demo-choice';
import { DemoRequest } from './demo-request';

jest.mock('@/lib/forms/mail-message', () => ({
  ...jest.requireActual('@/lib/forms/mail-message'),
  openMailProgram: jest.fn(),
}));
const opened = jest.mocked(openMailProgram);
const technology = () => screen.getByLabelText('Technology');

beforeEach(() => {
  opened.mockClear();
  window.history.replaceState(null, '', '/demo');
});

test.each(['drone', 'software', 'defense'])('?technology=%s is chosen on arrival', (value) => {
  window.history.replaceState(null, '', `/demo?technology=${value}`);
  render(<DemoRequest />);
  expect(technology()).toHaveValue(value);
});

test.each(['', '?technology=', '?technology=rocket', '?technology=constructor'])(
  '%j chooses nothing',
  (search) => {
    window.history.replaceState(null, '', `/demo${search}`);
    render(<DemoRequest />);
    expect(technology()).toHaveValue('');
  },
);

test('asks for name, work email and technology', async () => {
  const user = userEvent.setup();
  render(<DemoRequest />);
  await user.click(screen.getByRole('button', { name: 'Open in your mail app' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name');
  expect(screen.getByLabelText('Work email')).toHaveAccessibleDescription('Enter your work email');
  expect(technology()).toHaveAccessibleDescription('Choose a technology');
  expect(opened).not.toHaveBeenCalled();
});

test('a demo can be chosen from its card, and is handed over under its name', async () => {
  const user = userEvent.setup();
  render(
    <>
      <p id="title">Defense Technology</p>
      <ChooseDemo technology="defense" describedBy="title">
        Request this demo
      </ChooseDemo>
      <DemoRequest />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Request this demo' }));
  expect(technology()).toHaveValue('defense');
  await user.type(screen.getByLabelText('Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Work email'), 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Open in your mail app' }));
  const href = new URL(opened.mock.calls[0]?.[0] ?? '');
  expect(href.searchParams.get('subject')).toBe('Demo request: Defense Technology');
  expect(href.searchParams.get('body')).toBe(
    'Name: Asha Rao\r\nWork email: asha@example.com\r\nTechnology: Defense Technology',
  );
});
