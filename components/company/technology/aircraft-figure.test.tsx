import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drone, turntable } from '@/content/company/drone';
import { AircraftFigure, facing } from './aircraft-figure';

const { caption, callouts } = drone.drawing;

/** Shows the figure, in view or far below. */
async function show(inView: boolean) {
  class Watcher {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: inView }]);
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Watcher, ResizeObserver: Watcher });
  HTMLCanvasElement.prototype.getContext = () => null;
  await act(async () =>
    render(
      <AircraftFigure labels={turntable} caption={caption} callouts={callouts}>
        <svg role="img" aria-label="Plan" />
      </AircraftFigure>,
    ),
  );
}

test('far from the figure it is a drawing and a list, and nothing to press', async () => {
  await show(false);
  expect(screen.getByRole('img', { name: 'Plan' })).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('arrow keys turn and tilt it, and it says from where it is seen', async () => {
  await show(true);
  const control = await screen.findByRole('slider', { name: 'Turn the drawing' });
  expect(control).toHaveAttribute('aria-valuetext', 'from the front on the right, 26° above');
  act(() => control.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(control).toHaveAttribute('aria-valuenow', '174');
  expect(control).toHaveAttribute('aria-valuetext', 'from the front, 31° above');
  await userEvent.keyboard('{Home}');
  expect(control).toHaveAttribute('aria-valuenow', '144');
});

test('Tab leaves it, to the first part of the list', async () => {
  await show(true);
  await screen.findByRole('slider');
  await userEvent.tab();
  expect(screen.getByRole('slider')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Camera turret' })).toHaveFocus();
});

test('a row lights up by focus and by tap, one at a time', async () => {
  await show(true);
  const wing = await screen.findByRole('button', { name: 'Wing' });
  await userEvent.click(wing);
  expect(wing).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Payload bay' })).toHaveAttribute('aria-pressed', 'true');
  expect(wing).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  [144, 26, 'from the front on the right, 26° above'],
  [0, 90, 'from above, nose up'],
  [359, 10, 'from behind, 10° above'],
  [270, -15, 'from the left, 15° below'],
  [180, 0, 'from the front, level'],
])('turned %d and tilted %d it is seen %s', (turn, tilt, said) => {
  expect(facing({ turn, tilt }, turntable)).toBe(said);
});
