/** Names shared by the steps, the script in the browser and the site's components. */

/** Attributes of the style elements in a finished page: its fonts and the rules it uses. */
export const FONTS = 'data-fonts';
export const USED_STYLES = 'data-used';

/** Selector of the parts that app/globals.css leaves out of the first paint. */
export const BELOW_FOLD = 'main>:nth-child(n+3),.below-fold';

/** Selector of what components/ui/alert.tsx shows when no script runs. */
export const NEEDS_JAVASCRIPT = '.needs-javascript';

/** Attribute set while components/holyheaven/listing/temple-listing.tsx waits for search results. */
export const PENDING = 'data-pending';

/** Attribute on an element that waits for the scripts: they run right after the first paint, without an action. */
export const EAGER = 'data-eager';

/** Name of the meta element in which a prerendered page states a status other than 200. */
export const STATUS = 'answer-status';

/** Attribute that the inline script of components/holyheaven/today gives its value: rules for any value may be needed. */
export const STATE = 'data-state';

/** The address of the worker that keeps offline copies, fixed for ever: browsers that have it ask there for its next version. */
export const WORKER = '/offline.js';
/** The worker that removes itself and its copies. Hosts serve it at WORKER while SITE_OFFLINE is off. */
export const REMOVAL = '/offline-off.js';
