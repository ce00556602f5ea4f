/** What a page that leads nowhere offers instead; lib/suggestions.ts adds the links. */
export const suggestionWords = {
  title: 'Perhaps you are looking for one of these',
  technologies: 'Technologies',
  openings: 'Openings',
  temples: 'Temples',
} as const;
