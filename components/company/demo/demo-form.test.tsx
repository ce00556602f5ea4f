import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demos } from '@/content/company/demo';
import { technologyLinks } from '@/content/navigation';
import { asked, mail, submit } from '@/e2e/support/mail-program';
import { DemoForm } from './demo-form';
import { DemoTimetable } from './demo-timetable';

const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

const technologies = demos.map(({ id }) => ({ value: id, label: technologyLinks[id].label }));
const open = () =>
  render(
    <>
      <DemoTimetable />
      <DemoForm to="us@example.com" technologies={technologies} />
    </>,
  );

beforeEach(() => window.history.replaceState(null, '', '/demo'));

test.each(['drone', 'software', 'defense'])('?technology=%s is selected on arrival', (value) => {
  window.history.replaceState(null, '', `/demo?technology=${value}`);
  open();
  expect(chosen()).toBe(value);
});

test.each(['', '?technology=', '?technology=rocket', '?technology=constructor'])(
  '%j leaves the first one selected',
  (search) => {
    window.history.replaceState(null, '', `/demo${search}`);
    open();
    expect(chosen()).toBe('drone');
  },
);

test('asks for name and work email', async () => {
  open();
  expect(await asked()).toEqual(['Name is required', 'Work email is required']);
});

test('a demo can be chosen in the timetable and is named in the message', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('radio', { name: 'Defence' }));
  await user.type(screen.getByLabelText('Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Work email'), 'asha@example.com');
  await user.click(submit());
  const { searchParams } = mail();
  expect(searchParams.get('subject')).toBe('Demo request: Defense Technology');
  expect(searchParams.get('body')).toBe(
    'Name: Asha Rao\r\nWork email: asha@example.com\r\nTechnology: Defense Technology',
  );
});
