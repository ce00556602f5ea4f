/** Names that the steps, the script in the browser and the site's components share. */

/** Attributes of the style elements in a finished page: its fonts, and the rules that it uses. */
export const FONTS = 'data-fonts';
export const USED_STYLES = 'data-used';

/** What app/globals.css leaves out of the first paint. */
export const BELOW_FOLD = 'main>:nth-child(n+3),.below-fold';

/** What components/ui/needs-javascript.tsx shows where no script runs. */
export const NEEDS_JAVASCRIPT = '.needs-javascript';

/** Set while components/holyheaven/temple-listing.tsx waits for the result of a search. */
export const PENDING = 'data-pending';

/** The `name` of the meta element with which a prerendered page says that it answers with another status than 200. */
export const STATUS = 'answer-status';
