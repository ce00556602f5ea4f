import { render, screen } from '@testing-library/react';
import { quotes } from '@/content/holyheaven/quotes';
import { wordsIn } from '@/content/holyheaven/words';
import { Verse } from './verse';

test('a verse is told in its languages, with its source', () => {
  const [quote] = quotes;
  const { meaning, author } = wordsIn('en').verses[quote.id];
  const { container } = render(<Verse quote={quote} language="en" />);
  const said = (lang: string) => container.querySelector(`[lang="${lang}"]`);
  expect(said('sa')).toHaveTextContent(quote.text.sanskrit.join(' '));
  expect(said('sa-Latn')).toHaveTextContent(quote.text.transliteration.join(' '));
  expect(screen.getByText(meaning)).toBeVisible();
  expect(screen.getByText('Source:').parentElement).toHaveTextContent(author);
});
