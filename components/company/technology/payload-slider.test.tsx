import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { droneTargets as targets } from '@/content/company/drone';
import { PayloadRange } from './payload-range';

const slider = () => screen.getByRole('slider', { name: 'Payload' });

test('starts with the payload for which the range and endurance targets are stated', () => {
  render(<PayloadRange />);
  const { targetPayloadKg, rangeKm, enduranceMinutes } = targets;
  expect(slider()).toHaveAttribute(
    'aria-valuetext',
    `${targetPayloadKg} kg: ${rangeKm} km, ${enduranceMinutes} min`,
  );
  expect(screen.getByText(`${rangeKm} km`)).toBeInTheDocument();
});

test('the table shows the same figures as the slider', () => {
  render(<PayloadRange />);
  const row = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const ranges = row(/^Range/);
  const times = row(/^Endurance/);
  for (const [kg, range] of ranges.entries()) {
    fireEvent.change(slider(), { target: { value: `${kg}` } });
    expect(slider()).toHaveAttribute('aria-valuetext', `${kg} kg: ${range} km, ${times[kg]} min`);
  }
});

test('a payload chosen before the script ran stays chosen', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<PayloadRange />);
  (slider() as HTMLInputElement).value = '0';
  render(<PayloadRange />, { container, hydrate: true });
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0 kg: /));
  expect(slider()).toHaveValue('0');
});
