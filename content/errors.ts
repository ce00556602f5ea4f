/** Words of the screens for what went wrong. */
export const errors = {
  page: {
    title: 'Something went wrong on our side',
    text: 'This page could not be shown. Trying again often helps; if it does not, the rest of the site still works.',
  },
  site: {
    documentTitle: 'Something went wrong',
    title: 'Something went wrong on our side',
    text: 'The site could not be shown. Please try again.',
  },
  notFound: {
    eyebrow: '404 · off the map',
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or the link may have lost a letter on its way to you.',
    temples: 'Visit Holy Heaven',
  },
  retry: 'Try again',
  home: 'Back to the home page',
} as const;
