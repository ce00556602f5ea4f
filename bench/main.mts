/**
 * `npm run bench` builds the references, measures the built site beside them, prints one table of all targets and
 * writes bench/RESULTS.md. It needs a Chromium. The variables in bench/settings.ts shorten it.
 */
import { bench } from './bench';

console.log(await bench());
