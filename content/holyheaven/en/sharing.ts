export const sharing = {
  title: 'Share this page',
  native: 'Share',
  whatsappGuide: 'Send by WhatsApp',
  /** In a message, where it holds. */
  hindusOnly: 'Only Hindus may enter.',
  email: 'Email',
  copy: 'Copy link',
  picture: 'Today as a picture',
  pictureTitle: 'Today at {place}',
  saved: 'The picture has been saved.',
  print: 'Print',
  copied: 'The link has been copied.',
  notCopied: 'The link could not be copied. It is {url}',
  shared: 'Thank you for sharing.',
  notShared: 'Sharing did not work. You can copy the link instead.',
} as const;
