/** Data for a script element of type JSON: a closing tag in a text must not end the element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
