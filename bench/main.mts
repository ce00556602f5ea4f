/**
 * `npm run bench`: builds the references, measures the built site beside them in one run, prints one table of all
 * targets and writes bench/RESULTS.md. Needs a Chromium; bench/settings.ts has the variables that shorten it.
 */
import { bench } from './bench';

console.log(await bench());
