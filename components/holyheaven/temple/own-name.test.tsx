import { existsSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { temples } from '@/content/temples';
import { OwnName } from './own-name';

const others = temples.filter(({ guide }) => guide.facts.ownName.lang !== 'hi');

test.each(others.map(({ slug, guide }) => [slug, guide.facts.ownName] as const))(
  'the name of %s is drawn, and said in its language',
  (slug, name) => {
    render(<OwnName slug={slug} name={name} />);
    const drawing = screen.getByRole('img', { name: name.text });
    expect(drawing.closest('[lang]')).toHaveAttribute('lang', name.lang);
    expect(existsSync(`public${drawing.getAttribute('src')}`)).toBe(true);
  },
);

test('a name that is not drawn yet is set in type', () => {
  render(<OwnName slug="madurai" name={{ lang: 'ta', text: 'மதுரை' }} />);
  expect(screen.getByText('மதுரை')).toHaveAttribute('lang', 'ta');
});
