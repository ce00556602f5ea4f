import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wordsIn } from '@/content/holyheaven/words';
import { DonationForm } from './donation-form';

const { donationPage, donationMessages } = wordsIn('en');
const props = { language: 'en', words: donationPage, messages: donationMessages } as const;

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
beforeEach(() => push.mockReset());

const field = (name: string | RegExp) => screen.getByLabelText(name);
const button = () => screen.getByRole('button');

async function fill(phone = '98765 43210') {
  await userEvent.type(field('Full Name'), 'Asha Rao');
  await userEvent.type(field('Email Address'), 'asha@example.com');
  await userEvent.type(field('Phone Number'), phone);
}

test('suggests 100 rupees, has native constraints and would submit only the type', () => {
  const { container } = render(<DonationForm {...props} templeId="1" />);
  const amount = screen.getByRole('spinbutton', { name: 'Donation Amount (₹)' });
  expect(amount).toHaveValue(100);
  expect(amount).toHaveAttribute('min', '10');
  expect(amount).toHaveAccessibleDescription('Minimum donation: ₹10');
  for (const name of ['Full Name', 'Email Address', 'Phone Number', /Donation Amount/])
    expect(field(name)).toBeRequired();
  const form = container.querySelector('form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([['type', 'donation']]);
  expect(form).toHaveAttribute('action', '/under-development/1');
  expect(form.noValidate).toBe(true);
});

test('marks every wrong field with its own message, and shows one summary that links to each', async () => {
  render(<DonationForm {...props} templeId="1" />);
  await userEvent.type(field('Email Address'), 'asha+temple@gmail.com');
  await userEvent.clear(field(/Amount/));
  await userEvent.type(field(/Amount/), '9');
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('All fields are required.');
  expect(field('Full Name')).toHaveFocus();
  const { own } = donationMessages;
  expect(field('Full Name')).toHaveAccessibleDescription(own.name.missing);
  expect(field('Email Address')).toHaveAccessibleDescription(own.email.refused);
  expect(field('Phone Number')).toHaveAccessibleDescription(
    `${donationPage.fields.phoneHint} ${own.phone.missing}`,
  );
  expect(field(/Amount/)).toHaveAccessibleDescription('Minimum donation: ₹10 Please enter ₹10 or more.');
  for (const name of ['Full Name', 'Email Address', 'Phone Number', /Amount/])
    expect(field(name)).toBeInvalid();

  await userEvent.type(field('Full Name'), 'Asha Rao');
  await userEvent.type(field('Phone Number'), '1');
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('Minimum donation amount is ₹10.');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual([own.email.refused, own.phone.wrong, 'Please enter ₹10 or more.']);
  expect(field('Email Address')).toHaveFocus();
  expect(push).not.toHaveBeenCalled();
});

test('says what is wrong with a single field once above the form and once below the field', async () => {
  render(<DonationForm {...props} templeId="1" />);
  await fill('123');
  await userEvent.click(button());
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid 10-digit phone number.');
  expect(field('Phone Number')).toHaveFocus();
});

test.each([
  ['en', '/under-development/2?type=donation'],
  ['hi', '/hi/under-development/2?type=donation'],
] as const)('in %s leads to %s once, busy and without an error', async (language, address) => {
  render(<DonationForm {...props} language={language} templeId="2" />);
  await userEvent.click(button());
  await fill();
  await userEvent.dblClick(button());
  fireEvent.submit(screen.getByRole('form'));
  expect(push.mock.calls).toEqual([[address, { scroll: false }]]);
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Processing Your Sacred Offering...');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => {
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent('Make Divine Donation');
});

test('shows a message if the redirect throws', async () => {
  push.mockImplementation(() => {
    throw new Error('offline');
  });
  render(<DonationForm {...props} templeId="1" />);
  await fill();
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to process donation. Please try again later.');
  expect(button()).toBeEnabled();
});
