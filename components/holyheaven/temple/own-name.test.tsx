import { render, screen } from '@testing-library/react';
import { temples } from '@/content/temples';
import { OwnName } from './own-name';

const others = temples.map(({ guide }) => guide.facts.ownName).filter(({ lang }) => lang !== 'hi');

test.each(others.map((name) => [name.text, name] as const))(
  '%s is drawn, and said in its language',
  (_, name) => {
    const { container } = render(<OwnName name={name} />);
    expect(container.querySelectorAll('svg[aria-hidden="true"] path')).toHaveLength(2);
    expect(screen.getByText(`${name.text}, ${name.place}`).closest('[lang]')).toHaveAttribute(
      'lang',
      name.lang,
    );
  },
);

test('a name that is not drawn yet is set in type', () => {
  const { container } = render(<OwnName name={{ lang: 'ta', text: 'மதுரை', place: 'மதுரை' }} />);
  expect(container).toHaveTextContent('மதுரை, மதுரை');
  expect(container.querySelector('svg')).toBeNull();
});
