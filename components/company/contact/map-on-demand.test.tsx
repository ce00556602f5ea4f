import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapOnDemand } from './map-on-demand';

test('loads the map only when asked for, without telling where from', async () => {
  const user = userEvent.setup();
  render(
    <MapOnDemand src="about:blank" title="Map of Okhla" load="Load the map" notice={<p>From elsewhere</p>}>
      <svg role="img" aria-label="Sketch" />
    </MapOnDemand>,
  );
  expect(screen.getByRole('img', { name: 'Sketch' })).toBeInTheDocument();
  expect(screen.queryByTitle('Map of Okhla')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load the map' }));
  const map = screen.getByTitle('Map of Okhla');
  expect(map).toHaveFocus();
  expect(map).toHaveAttribute('src', 'about:blank');
  expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByRole('button', { name: 'Load the map' })).not.toBeInTheDocument();
  expect(screen.getByText('From elsewhere')).toBeInTheDocument();
});
