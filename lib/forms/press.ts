/**
 * Watches for presses of the pointer anywhere on the page. A press lasts until its click has been handled, so `onOver` runs
 * after a submit that the press causes.
 */
export function watchPresses(onOver: () => void): { underWay: () => boolean; stop: () => void } {
  const listening = new AbortController();
  let underWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function on(type: keyof WindowEventMap, listener: (event: Event) => void) {
    window.addEventListener(type, listener, { capture: true, signal: listening.signal });
  }

  function end() {
    if (!underWay) return;
    clearTimeout(timer);
    // The click follows its mouseup in the same task.
    timer = setTimeout(() => {
      underWay = false;
      onOver();
    });
  }

  // A tap sends mousedown, mouseup and click together once the finger is up: that is when the focus moves, not before.
  on('mousedown', () => {
    clearTimeout(timer);
    underWay = true;
  });
  for (const type of ['mouseup', 'dragend', 'contextmenu'] as const) on(type, end);
  // An open select keeps the mouseup to itself.
  on('mousemove', (event) => (event as MouseEvent).buttons === 0 && end());

  return {
    underWay: () => underWay,
    stop() {
      clearTimeout(timer);
      listening.abort();
    },
  };
}
