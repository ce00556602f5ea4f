import { render, screen, within } from '@testing-library/react';
import { getTemple } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { GatePlan } from './gate-plan';

const show = (id: string) => render(<GatePlan guide={(getTemple(id) as Temple).guide} />);

test('Puri’s gates are listed in the order of the drawing, with their source and what no official page shows', () => {
  const { container } = show('2');
  const plan = within(screen.getByRole('region', { name: 'The gates' }));
  const numbers = [...container.querySelectorAll('svg g')].map((gate) => gate.textContent);
  const texts = plan.getAllByRole('listitem').map((item) => item.textContent);
  expect(numbers).toEqual(['1', '2', '3', '4']);
  expect(texts.map((gate) => gate?.split(', ').at(-1))).toEqual(['east', 'south', 'west', 'north']);
  expect(plan.getByText(/Incredible India/)).toBeVisible();
  expect(plan.getByText(/where the queue begins/)).toBeVisible();
});

test.each(['1', '3'])('temple %s has no official plan, so none is drawn', (id) => {
  expect(show(id).container).toBeEmptyDOMElement();
});
