/**
 * The ids of all temples. A file of its own in plain JavaScript, because next.config.mjs needs them: every other id leads
 * to the Temple Not Found page.
 */
export const templeIds = /** @type {const} */ (['1', '2', '3']);
