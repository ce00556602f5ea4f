/**
 * The ids of all temples, in plain JavaScript for next.config.mjs, which leads every other id to the Temple Not Found
 * page.
 */
export const templeIds = /** @type {const} */ (['1', '2', '3']);
