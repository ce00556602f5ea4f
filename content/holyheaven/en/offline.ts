/** What a page says that a browser shows from its copy, because the network does not answer. */
export const offline = {
  /** `age` is such as “2 hours ago” or “yesterday”, and `date` a day with a time. */
  copy: 'No answer from the network. Copy saved {age} ({date}).',
  title: 'This page is not kept here',
  list: 'The network does not answer. These pages open without it:',
} as const;
