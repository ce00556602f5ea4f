import { render, screen } from '@testing-library/react';
import { pageList } from '@/content/page-list';
import { type PictureEntry, pictures } from '@/content/pictures';
import { Hero } from './hero';

test('a picture of what does not exist says so, once, in text', () => {
  render(<Hero picture="home-hero" title="Flight" />);
  expect(screen.getByText('Rendering')).toBeVisible();
  expect(screen.getByRole('img', { name: /pale grey drone/ })).toBeInTheDocument();
});

test('a picture that is not made up has no label', () => {
  const { container } = render(<Hero picture="poster-badrinath" title="Temple" />);
  expect(container).toHaveTextContent(/^Temple$/);
});

test('every picture at the top of a company page is called a rendering', () => {
  const company = pageList.filter(({ path, picture }) => picture && !path.startsWith('/holyheaven'));
  const made = company.map(({ picture }): PictureEntry => pictures[picture ?? 'home-hero']);
  expect(made.map((entry) => entry.made)).toEqual(company.map(() => 'Rendering'));
});
