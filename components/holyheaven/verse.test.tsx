import { render, screen } from '@testing-library/react';
import { quotes } from '@/content/holyheaven/quotes';
import { wordsIn } from '@/content/holyheaven/words';
import { Verse } from './verse';

test('a verse is shown in its languages, with its source', () => {
  const { meaning, author } = wordsIn('en').verses.truth;
  const { container } = render(<Verse id="truth" language="en" />);
  const said = (lang: string) => container.querySelector(`[lang="${lang}"]`);
  expect(said('sa')).toHaveTextContent(quotes.truth.sanskrit.join(' '));
  expect(said('sa-Latn')).toHaveTextContent(quotes.truth.transliteration.join(' '));
  expect(screen.getByText(meaning)).toBeVisible();
  expect(screen.getByText('Source:').parentElement).toHaveTextContent(author);
});
