/**
 * `npm run bench:first-use`: how soon a visitor on a phone gets an answer when acting as soon as the page is there, on
 * the finished site beside plain Next, from the same build. Prints the table and writes bench/FIRST-USE.md.
 * FIRST_USE_PLAIN and FIRST_USE_FINISHED name servers that run already; BENCH_RUNS tells how often each is measured.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '../measure/traffic';
import { root } from '../settings';
import { measure } from './measure';
import { report } from './report';
import { withSites } from './sites';

const browser = await openBrowser();
try {
  const { table, file } = report(await withSites((sites) => measure(browser, sites)), browser.version());
  await writeFile(join(root, 'bench/FIRST-USE.md'), file);
  console.log(table);
} finally {
  await browser.close();
}
