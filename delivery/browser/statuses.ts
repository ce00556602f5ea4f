/*
 * Runs in the browser, inline right after the statuses of the temple home, before the first paint. steps/temples.ts puts it
 * there.
 */
import { fillStatuses } from '../../lib/temples/statuses.ts';

fillStatuses();
// A phone shows a page from its memory, hours or days later.
addEventListener('pageshow', fillStatuses);
document.addEventListener('visibilitychange', fillStatuses);
// React did not render this element, and would take the page for a wrong one.
document.currentScript?.remove();
