/** For an id that no temple has. */
export const notFound = {
  title: 'Temple Not Found',
  text: 'The requested temple could not be located',
  link: 'Return to Holy Heaven',
  others: 'Temples of Holy Heaven',
} as const;
