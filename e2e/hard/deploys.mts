import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { mainNavigation } from '../../content/navigation';
import { launchOptions } from '../support/chromium';
import { serve } from '../support/server';
import { freePort } from '../support/system';
import { scratchCopy } from './scratch-copy';
import { scratchFolder } from './site.mts';
import { Tally } from './table.mts';

const root = resolve('.');
const work = join(root, 'bench/.work/deploys');
const workerd = join(root, 'deploy/edge/node_modules/.bin/workerd');

/** How a folder's finished site is served at an address. */
type Host = (folder: string, address: string) => { cwd: string; command: string[] };

const onNode: Host = (cwd) => ({ cwd, command: [process.execPath, '.site/current/server.mjs'] });

const onEdge: Host = (folder, address) => {
  const cwd = join(folder, 'deploy/edge');
  execFileSync('npx', ['tsx', 'build.mts'], { cwd, stdio: 'pipe' });
  return { cwd, command: [workerd, 'serve', 'workerd.capnp', `--socket-addr=http=${address}`] };
};

/** Builds the next version beside the finished site of this one, as on a server that keeps its folder. */
async function buildNext(): Promise<void> {
  await scratchCopy(root, work);
  cpSync('.site', join(work, '.site'), { recursive: true, verbatimSymlinks: true });
  // A word of every page's scripts differs, so that their names do.
  appendFileSync(join(work, 'components/ui/link.tsx'), "\nconsole.debug('the next version');\n");
  execFileSync('npm', ['run', 'build', '--ignore-scripts'], { cwd: work, stdio: 'pipe' });
}

async function acrossADeployment(name: string, host: Host): Promise<void> {
  const tally = new Tally(`a page stays open across a deployment on ${name}: files answer, links lead on`);
  const address = `127.0.0.1:${await freePort()}`;
  const origin = `http://${address}`;
  const env = { DATA_DIR: scratchFolder(), LOG_LEVEL: 'error' };
  const start = (folder: string) => {
    const { cwd, command } = host(folder, address);
    return serve(command, `${origin}/robots.txt`, { cwd, env });
  };
  const before = await start(root);
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', ({ message }) => tally.check(false, message));
    page.on('console', (said) => tally.check(said.type() !== 'error', said.text()));
    page.on('response', (answer) => tally.check(answer.status() < 400, `${answer.status()} ${answer.url()}`));
    // What a page asks for while no server runs is not what this measures: a balancer bridges that gap.
    await page.goto(origin, { waitUntil: 'networkidle' });
    await before.stop();
    const next = await start(work);
    const files = Object.keys(JSON.parse(readFileSync('.site/current/hashed.json', 'utf8')));
    const html = await (await fetch(origin)).text();
    const own = files.filter((file) => file.endsWith('.js') && !html.includes(file));
    tally.check(own.length > 0, 'the next version has the same scripts: nothing is tried');
    for (const file of files) {
      const { status } = await fetch(origin + file);
      tally.check(status === 200, `${file} answered ${status}`);
    }
    for (const { href, label } of mainNavigation) {
      await page.getByRole('banner').getByRole('link', { name: label, exact: true }).first().click();
      await page.waitForURL((url) => url.pathname === href);
    }
    await next.stop();
    tally.finish(`${files.length} files of the version before`);
  } finally {
    await browser.close();
  }
}

/** A browser that stays open while the next version takes over, on Node and on the edge. */
export async function deploys(): Promise<void> {
  if (!existsSync(workerd)) execFileSync('npm', ['ci', '--prefix', 'deploy/edge'], { stdio: 'pipe' });
  await buildNext();
  await acrossADeployment('Node', onNode);
  await acrossADeployment('the edge', onEdge);
  rmSync(work, { recursive: true, force: true });
}
