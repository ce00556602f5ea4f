/** What a page says that a browser shows from its copy, because the network does not answer. */
export const offline = {
  /** `age` is such as “2 hours ago” or “yesterday”, and `date` a day with a time. */
  copy: 'The network does not answer. This copy of the page was saved {age}, on {date}.',
} as const;
