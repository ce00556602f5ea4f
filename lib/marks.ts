/** Names shared by delivery/, its browser scripts and components. */

/** On `<html>` of a finished page until its first paint. */
export const PAINTING = 'data-painting';

/** On the style element of a finished page. */
export const USED_STYLES = 'data-used';

/** What components/ui/alert.tsx shows without JavaScript. */
export const NEEDS_JAVASCRIPT = '.needs-javascript';

/** On a section that hides what it shows until the scripts have read the address (components/ui/pending.tsx). */
export const PENDING = 'data-pending';

/** On an element that depends on the scripts: they then run right after the first paint. */
export const EAGER = 'data-eager';

/** The name of the meta element in which a prerendered page states a status other than 200. */
export const STATUS = 'answer-status';

/** An attribute that an inline script of components/holyheaven/today sets. The rules for all its values are kept. */
export const STATE = 'data-state';

/** The address of the worker for offline copies. Must never change: browsers look there for its next version. */
export const WORKER = '/offline.js';

/** The cache in which that worker keeps pages. */
export const OFFLINE_PAGES = 'offline pages';
