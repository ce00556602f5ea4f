import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
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
const isOpen = () => button().getAttribute('aria-expanded');

beforeEach(() => {
  pathname = '/about';
});

// jsdom has no popovers either.
describe('without popovers', () => {
  beforeAll(() => expect('hidePopover' in HTMLElement.prototype).toBe(false));

  test('the button opens and closes the menu', async () => {
    render(page());
    expect(isOpen()).toBe('false');
    await userEvent.click(button());
    expect(isOpen()).toBe('true');
    expect(button()).toHaveTextContent('Close');
    await userEvent.click(button());
    expect(isOpen()).toBe('false');
  });

  test('Escape closes it and gives the focus back', async () => {
    render(page());
    await userEvent.click(button());
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'About' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe('false');
    expect(button()).toHaveFocus();
  });

  test('it closes at a click outside, at its links and on a route change, but not at a click inside', async () => {
    const { rerender } = render(page());
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('link', { name: 'About' }).parentElement ?? document.body);
    expect(isOpen()).toBe('true');
    await userEvent.click(screen.getByText('Outside'));
    expect(isOpen()).toBe('false');
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('link', { name: 'About' }));
    expect(isOpen()).toBe('false');
    await userEvent.click(button());
    pathname = '/team';
    rerender(page());
    expect(isOpen()).toBe('false');
  });

  test('a menu that was opened before the script ran stays open', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page());
    expect(isOpen()).toBeNull();
    button().focus();
    render(page(), { container, hydrate: true });
    expect(isOpen()).toBe('true');
  });
});

describe('with popovers', () => {
  const hidePopover = jest.fn(function (this: HTMLElement) {
    fireEvent(this, Object.assign(new Event('toggle'), { newState: 'closed' }));
  });
  const matches = HTMLElement.prototype.matches;

  beforeEach(() => {
    hidePopover.mockClear();
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

  const open = () => {
    const menu = screen.getByRole('link', { name: 'About' }).parentElement ?? document.body;
    fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  };

  test('a click outside and a link to the current page close it, also where the browser does not', async () => {
    render(page());
    open();
    await userEvent.click(screen.getByText('Outside'));
    expect(hidePopover).toHaveBeenCalledTimes(1);
    open();
    await userEvent.click(screen.getByRole('link', { name: 'About' }));
    expect(hidePopover).toHaveBeenCalledTimes(2);
    expect(isOpen()).toBe('false');
  });
});
