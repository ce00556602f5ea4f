/** Words that several forms share. */
export const forms = {
  optional: '(optional)',
  problem: 'There is a problem',
  needsJavaScript: 'This form needs JavaScript.',
} as const;
