import { render, screen } from '@testing-library/react';
import { quotes, templeVerses } from '@/content/holyheaven/quotes';
import { wordsIn } from '@/content/holyheaven/words';
import { temples } from '@/content/temples';
import { Verse } from './verse';

const { verses } = wordsIn('en');

test.each([...quotes, ...templeVerses].map((quote) => [verses[quote.id].author, quote] as const))(
  '%s is told in its languages',
  (author, quote) => {
    const { container } = render(<Verse quote={quote} language="en" />);
    expect(container.querySelector('[lang="sa"]')).toHaveTextContent(quote.text.sanskrit.join(' '));
    expect(container.querySelector('[lang="sa-Latn"]')).toHaveTextContent(
      quote.text.transliteration.join(' '),
    );
    expect(screen.getByText(verses[quote.id].meaning)).toBeVisible();
    expect(screen.getByText('Source:')).toBeVisible();
    expect(screen.getByText(author)).toBeVisible();
  },
);

test('each temple has a verse of its own, which no other page shows', () => {
  const shown = temples.map(({ verse }) => verse);
  expect(new Set(shown).size).toBe(temples.length);
  for (const { id } of quotes) expect(shown).not.toContain(id);
});
