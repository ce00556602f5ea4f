import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileMenu } from './mobile-menu';

let pathname = '/about';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const page = () => (
  <>
    <MobileMenu label="Menu" closeLabel="Close">
      <a href="#about">About</a>
    </MobileMenu>
    <p>Outside</p>
  </>
);
const button = () => screen.getByRole('button', { name: /^(Menu|Close)$/ });
const link = () => screen.getByRole('link', { name: 'About' });
const press = (text: string) => userEvent.click(screen.getByText(text));
const leave = (rerender: (ui: React.ReactNode) => void) => {
  pathname = '/team';
  rerender(page());
};

type Closing = [string, (rerender: (ui: React.ReactNode) => void) => unknown];
const closings: Closing[] = [
  ['a click outside', () => press('Outside')],
  ['a link to the current page', () => press('About')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a route change', leave],
];

beforeEach(() => {
  pathname = '/about';
});

describe('with popovers', () => {
  const hidePopover = jest.fn(function (this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  });
  const matches = HTMLElement.prototype.matches;

  beforeEach(() => {
    Object.assign(HTMLElement.prototype, {
      hidePopover,
      matches(this: HTMLElement, selector: string) {
        return selector === ':popover-open' ? false : matches.call(this, selector);
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'matches');
  });

  test.each(closings)('%s closes the menu, and a click inside does not', async (_, closes) => {
    const { rerender } = render(page());
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    const menu = link().parentElement as HTMLElement;
    fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
    await userEvent.click(menu);
    expect(hidePopover).not.toHaveBeenCalled();
    expect(button()).toHaveTextContent('Close');
    await closes(rerender);
    expect(hidePopover).toHaveBeenCalled();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});

// jsdom has no popovers. e2e/navigation.spec.ts covers the styles that show the menu while it has the focus.
test.each(closings)('without popovers, %s moves the focus out of the menu', async (_, closes) => {
  const { rerender } = render(page());
  await userEvent.click(button());
  await userEvent.tab();
  expect(link()).toHaveFocus();
  await closes(rerender);
  expect(document.body).toHaveFocus();
});
