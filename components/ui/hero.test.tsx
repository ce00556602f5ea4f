import { render, screen } from '@testing-library/react';
import { pageList } from '@/content/page-list';
import { type PictureEntry, pictures } from '@/content/pictures';
import { Hero } from './hero';

test('a picture of something that does not exist has one text label that says so', () => {
  render(<Hero picture="home-hero" title="Flight" />);
  expect(screen.getByText('Rendering: the aircraft is not built yet')).toBeVisible();
  expect(screen.getByRole('img', { name: /pale grey drone/ })).toBeInTheDocument();
});

test('a picture of something real has no label', () => {
  const { container } = render(<Hero picture="poster-badrinath" title="Temple" />);
  expect(container).toHaveTextContent(/^Temple$/);
});

test('every picture at the top of a company page is labelled as a rendering', () => {
  const company = pageList.filter(({ path, picture }) => picture && !path.startsWith('/holyheaven'));
  const made = company.map(({ picture }): PictureEntry => pictures[picture ?? 'home-hero']);
  expect(made.map((entry) => entry.made)).toEqual(
    company.map(() => 'Rendering: the aircraft is not built yet'),
  );
});
