/** What people call any temple, or say before or after its name. For the search only. */
export const commonAliases = ['Temple', 'Mandir', 'Kovil', 'Koyil', 'Dham', 'Shri', 'Lord', 'Ji'] as const;
