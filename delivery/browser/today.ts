/*
 * Runs in the browser, inline right after the data of a temple's page, before the first paint. steps/temples.ts puts it
 * there. Next's scripts, which would run it too, wait for the visitor's first action.
 */
import { fillToday } from '../../lib/temples/today/fill-in.ts';

fillToday();
// The rest of the page.
addEventListener('DOMContentLoaded', fillToday);
// A phone shows a page from its memory, hours or days later.
addEventListener('pageshow', fillToday);
document.addEventListener('visibilitychange', fillToday);
// React did not render this element, and would take the page for a wrong one.
document.currentScript?.remove();
