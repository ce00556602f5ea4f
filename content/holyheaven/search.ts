/** Apart from listing.ts, since the browser loads it. */
export const search = {
  label: 'Search the temples',
  hint: 'A name, a town, a state, a deity, or any word',
  button: 'Search',
  clear: 'Show all temples',
  found: (count: number, text: string) =>
    `${count} ${count === 1 ? 'temple' : 'temples'} found for “${text}”.`,
  none: (text: string) => `No temple here matches “${text}”. You can clear the search and see all of them.`,
  all: (count: number) => `All ${count} temples are shown.`,
  some: (shown: number, count: number) =>
    `${shown} of ${count} temples are shown. The search finds all of them.`,
  first: (count: number) => `The first ${count} are shown; another word narrows them down.`,
  searching: (text: string) => `Searching for “${text}” …`,
  failed: 'The search could not be loaded. Please check your connection and press Search again.',
} as const;
