/** Whether a text begins in the script of Sanskrit and Hindi. */
export const inDevanagari = (text: string): boolean => /^\p{Script=Devanagari}/u.test(text);
