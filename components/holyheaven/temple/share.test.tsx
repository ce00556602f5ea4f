import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { wordsIn } from '@/content/holyheaven/words';
import { Share } from './share';

const here = 'http://localhost/holyheaven/1';
const page = { url: 'https://site.test/holyheaven/1', title: 'Badrinath Temple', text: 'When to go & how' };
const picture = { title: 'Today at Badrinath', below: ['No phones.'] };
const props = { ...page, picture, words: wordsIn('en').sharing };

beforeEach(() => history.replaceState(null, '', '/holyheaven/1?q=puri#travel'));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

function offerShare(share: () => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

test('email is a plain link in the HTML, with the page’s address in its message', () => {
  const html = renderToString(<Share {...props} />);
  const message = encodeURIComponent('When to go & how\n\nhttps://site.test/holyheaven/1');
  expect(html).toContain(`href="mailto:?subject=Badrinath%20Temple&amp;body=${message}"`);
});

test('once the script runs, links contain the visitor’s current address', () => {
  render(<Share {...props} />);
  const message = encodeURIComponent(`When to go & how\n\n${here}`);
  expect(screen.getByRole('link', { name: 'Email this page' })).toHaveAttribute(
    'href',
    expect.stringContaining(message),
  );
});

test('offers the share sheet only if the browser has one', () => {
  render(<Share {...props} />);
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

test('passes the page to the share sheet; closing the sheet shows no message', async () => {
  const share = jest
    .fn()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new DOMException('', 'AbortError'));
  offerShare(share);
  const user = userEvent.setup();
  render(<Share {...props} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ ...page, url: here });
  expect(await screen.findByText('Thank you for sharing.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('shows a message if the picture cannot be drawn', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const user = userEvent.setup();
  render(<Share {...props} />);
  await user.click(screen.getByRole('button', { name: props.words.picture }));
  expect(await screen.findByText(props.words.notShared)).toHaveAttribute('role', 'status');
});
