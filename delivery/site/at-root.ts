/** The variant of the temple home's address that holds its document for `/` on the temple host. */
export const AT_ROOT = 'at-root';
