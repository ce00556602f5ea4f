/** Names of what the site stores in a browser, shared by components and delivery/. */

/** The address of the worker for offline copies. Must never change: browsers look there for its next version. */
export const WORKER = '/offline.js';

/** The cache in which that worker keeps pages. */
export const OFFLINE_PAGES = 'offline pages';
