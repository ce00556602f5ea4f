/**
 * `npm run bench:first-use` measures how soon a phone visitor who acts at once gets an answer. It compares the
 * finished site with plain Next from the same build, prints the table and writes bench/FIRST-USE.md.
 * FIRST_USE_PLAIN and FIRST_USE_FINISHED name servers that already run. BENCH_RUNS sets the number of runs.
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
