export const sharing = {
  title: 'Share this page',
  native: 'Share',
  whatsapp: 'WhatsApp',
  whatsappGuide: 'Send hours and rules by WhatsApp',
  email: 'Email',
  copy: 'Copy link',
  print: 'Print the sheet',
  copied: 'The link has been copied.',
  notCopied: 'The link could not be copied. It is {url}',
  shared: 'Thank you for sharing.',
  notShared: 'Sharing did not work. WhatsApp, email and the link are beside it.',
} as const;
