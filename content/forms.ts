/** Words shared by several forms. */
export const forms = {
  optional: '(optional)',
  problem: 'There is a problem',
  mail: {
    open: 'Open in your mail app',
    copyText: 'Copy the text',
    copyAddress: 'Copy the address',
    textCopied: 'The text has been copied.',
    addressCopied: 'The address has been copied.',
    notCopied: 'Your browser did not allow copying: select the words and copy them by hand.',
  },
  needsJavaScript: 'This form needs JavaScript.',
} as const;
