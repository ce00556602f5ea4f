/** Counts in words, from 0. */
export const cardinals = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as written in a sentence: 'no', 'three', and digits from 13 onwards. */
export const numberWord = (count: number): string => cardinals[count] ?? count.toLocaleString('en-IN');

/** The text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
