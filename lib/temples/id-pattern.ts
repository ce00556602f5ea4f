/**
 * A regular expression that matches these words and no others, short for numbers in a row: Next takes no address pattern
 * of more than 4,096 characters, and thousands of ids written out are longer. Words are of letters, digits and `-`.
 */
export function patternOf(words: readonly string[]): string {
  const tails = new Map<string, string[]>();
  for (const word of words)
    if (word) tails.set(word.charAt(0), [...(tails.get(word.charAt(0)) ?? []), word.slice(1)]);
  // Letters that go on in the same way stand together.
  const letters = new Map<string, string>();
  for (const [letter, rest] of tails) {
    const pattern = patternOf(rest);
    letters.set(pattern, (letters.get(pattern) ?? '') + letter);
  }
  const choices = [...letters].map(([rest, set]) => (set.length > 1 ? `[${set}]` : set) + rest);
  if (choices.length === 0) return '';
  const canEnd = words.includes('');
  return canEnd || choices.length > 1 ? `(?:${choices.join('|')})${canEnd ? '?' : ''}` : choices.join('');
}
