export const search = {
  label: 'Search the temples',
  hint: 'A name, a town, a state, a deity, or any word',
  button: 'Search',
  clear: 'Show all temples',
  foundOne: '1 temple found for “{text}”.',
  found: '{count} temples found for “{text}”.',
  none: 'No temple here matches “{text}”. You can clear the search and see all of them.',
  all: 'All {count} temples are shown.',
  some: '{shown} of {count} temples are shown. The search finds all of them.',
  first: 'The first {count} are shown; another word narrows them down.',
  searching: 'Searching for “{text}” …',
  failed: 'The search could not be loaded. Please check your connection and press Search again.',
} as const;
