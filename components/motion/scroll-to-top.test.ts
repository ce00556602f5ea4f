import { renderHook } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { ScrollToTop, scrollToTop } from './scroll-to-top';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/') }));

function prepare(reducedMotion: boolean) {
  const frames: FrameRequestCallback[] = [];
  const scrollTo = jest.fn();
  Object.assign(window, {
    scrollY: 1000,
    scrollTo,
    matchMedia: () => ({ matches: reducedMotion }),
    requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
  });
  jest.spyOn(performance, 'now').mockReturnValue(0);
  return { scrollTo, frame: (time: number) => frames.shift()?.(time) };
}

test('reaches the top after 800 ms, half of it after 400', () => {
  const { scrollTo, frame } = prepare(false);
  scrollToTop();
  frame(400);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 500);
  frame(799);
  expect(scrollTo.mock.lastCall[1]).toBeGreaterThan(0);
  frame(800);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test.each(['wheel', 'touchstart', 'keydown', 'popstate'])('a %s stops it', (type) => {
  const { scrollTo, frame } = prepare(false);
  scrollToTop();
  frame(100);
  window.dispatchEvent(new Event(type));
  const calls = scrollTo.mock.calls.length;
  frame(200);
  expect(scrollTo).toHaveBeenCalledTimes(calls);
});

test('a hash that cannot be decoded is ignored', () => {
  const { scrollTo } = prepare(true);
  const { rerender } = renderHook(ScrollToTop);
  history.replaceState(null, '', '/about#%');
  jest.mocked(usePathname).mockReturnValue('/about');
  rerender();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('Back leaves the position to the browser; a link followed after it does not', () => {
  const { scrollTo } = prepare(true);
  const { rerender } = renderHook(ScrollToTop);
  const open = (path: string) => {
    jest.mocked(usePathname).mockReturnValue(path);
    rerender();
  };
  history.pushState(null, '', '/team');
  open('/team');
  scrollTo.mockClear();
  history.replaceState(null, '', '/about');
  window.dispatchEvent(new Event('popstate'));
  open('/about');
  expect(scrollTo).not.toHaveBeenCalled();
  // Within the page.
  window.dispatchEvent(new Event('popstate'));
  history.pushState(null, '', '/career');
  open('/career');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
