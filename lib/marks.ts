/** Attributes, selectors and names that delivery/, its scripts in the browser and components share. */

/** On `<html>` while parts of a finished page wait for the loader. Without it, CSS hides nothing. */
export const DEFERRED = 'data-deferred';

/** On the style elements of a finished page: its fonts and the rules that it uses. */
export const FONTS = 'data-fonts';
export const USED_STYLES = 'data-used';

/** The parts that components/layout/frame.module.css leaves out of the first paint. */
export const BELOW_FOLD = 'main>:nth-child(n+3),.below-fold';

/** What components/ui/alert.tsx shows without JavaScript. */
export const NEEDS_JAVASCRIPT = '.needs-javascript';

/** On the temple listing while it waits for search results. */
export const PENDING = 'data-pending';

/** On an element that needs the scripts: they run right after the first paint. */
export const EAGER = 'data-eager';

/** The name of the meta element in which a prerendered page states a status other than 200. */
export const STATUS = 'answer-status';

/** An attribute whose value an inline script of components/holyheaven/today sets: rules for any value may be needed. */
export const STATE = 'data-state';

/** The address of the worker for offline copies. It must never change: browsers look there for its next version. */
export const WORKER = '/offline.js';

/** The cache in which that worker keeps pages. */
export const OFFLINE_PAGES = 'offline pages';
