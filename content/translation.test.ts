/** @jest-environment node */
import { translationProblems } from './translation';

const original = { title: 'Temple', list: ['One', 'Two'], note: { text: '{count} of {all}' } };

test('a full translation has no problem, in whatever order its placeholders stand', () => {
  const translation = { title: 'मंदिर', list: ['एक', 'दो'], note: { text: '{all} में से {count}' } };
  expect(translationProblems(original, translation)).toEqual([]);
});

test.each([
  [{ list: original.list, note: original.note }, 'title is missing'],
  [{ ...original, list: ['एक'] }, 'list[1] is missing'],
  [{ ...original, list: ['एक', 'दो', 'तीन'] }, 'list[2] is not in the original'],
  [{ ...original, note: {} }, 'note.text is missing'],
  [
    { ...original, note: { text: '{count}' } },
    'note.text has the placeholders "{count}", not "{all} {count}" as in the original',
  ],
  [{ ...original, title: ['मंदिर'] }, 'title is not of the kind of the original'],
])('%j: %s', (translation, problem) => {
  expect(translationProblems(original, translation)).toEqual([problem]);
});
