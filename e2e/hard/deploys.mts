import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { mainNavigation } from '../../content/navigation';
import { launchOptions } from '../../machine/chromium';
import { freePort } from '../../machine/free-port';
import { scratchCopy } from '../../machine/scratch-copy';
import { scratchFolder } from './site.mts';
import { type Row, Tally } from './tally.mts';

const root = resolve('.');
const work = join(root, 'bench/.work/deploys');
const workerd = join(root, 'deploy/edge/node_modules/.bin/workerd');

/** One version of the site on a host: what starts it, and where. */
type Version = { command: string; args: string[]; cwd: string };

async function start({ command, args, cwd }: Version, port: number): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: scratchFolder(), LOG_LEVEL: 'error' };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`http://localhost:${port}/robots.txt`).catch(() => undefined);
    if (answer?.ok) return child;
    await delay(100);
  }
  throw new Error(`${command} does not answer in 30 s`);
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

/** Builds the next version, as on a machine that has nothing but the finished site of this one. */
async function buildNext(): Promise<void> {
  await scratchCopy(root, work);
  // A word of every page's scripts differs, so that their names do.
  appendFileSync(join(work, 'components/ui/link.tsx'), "\nconsole.debug('the next version');\n");
  const run = (...args: string[]) => execFileSync('npm', ['run', ...args], { cwd: work, stdio: 'pipe' });
  cpSync(realpathSync('.site/current'), join(work, '.site/carried'), { recursive: true });
  symlinkSync('carried', join(work, '.site/current'));
  run('build', '--ignore-scripts');
}

/** Follows the main navigation by clicks, in the page that was opened on the version before. */
async function clickThrough(page: Page, tally: Tally): Promise<void> {
  for (const { href, label } of mainNavigation) {
    const link = page.getByRole('banner').getByRole('link', { name: label, exact: true }).first();
    await link.click();
    const arrived = await page
      .waitForURL((url) => url.pathname === href, { timeout: 15_000 })
      .then(
        () => page.getByRole('heading', { level: 1 }).first().isVisible(),
        () => false,
      );
    tally.check(arrived, `${href} is not reached by a click`);
  }
}

async function acrossADeployment(host: string, before: Version, next: Version): Promise<Row> {
  const tally = new Tally(
    `a page stays open across a deployment on ${host}: its files answer, its links lead on`,
  );
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let server = await start(before, port);
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (said) => said.type() === 'error' && problems.push(said.text()));
    page.on(
      'response',
      (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`),
    );
    // What a page asks for while no server runs is not what this measures: a balancer bridges that gap.
    await page.goto(origin, { waitUntil: 'networkidle' });
    await stop(server);
    server = await start(next, port);
    const hashed = (folder: string): string[] =>
      Object.keys(JSON.parse(readFileSync(join(folder, 'hashed.json'), 'utf8')));
    const files = hashed('.site/current');
    const html = await (await fetch(origin)).text();
    const own = files.filter((file) => file.endsWith('.js') && !html.includes(file));
    tally.check(own.length > 0, 'the next version has the same scripts: nothing is tried');
    for (const file of files) {
      const { status } = await fetch(origin + file);
      tally.check(status === 200, `${file} answered ${status}`);
    }
    await clickThrough(page, tally);
    for (const problem of problems) tally.check(false, problem);
    return tally.finish(`${files.length} files of the version before`);
  } finally {
    await browser.close();
    await stop(server);
  }
}

const onNode = (folder: string): Version => ({
  command: process.execPath,
  args: ['.site/current/server.mjs'],
  cwd: folder,
});

/** Writes the worker of a folder's finished site, and tells how to start it. */
function onEdge(folder: string): Version {
  const cwd = join(folder, 'deploy/edge');
  execFileSync('npx', ['tsx', 'build.mts'], { cwd, stdio: 'pipe' });
  return {
    command: 'sh',
    args: ['-c', `exec ${workerd} serve workerd.capnp --socket-addr=http=127.0.0.1:$PORT`],
    cwd,
  };
}

/** A browser that stays open while the next version takes over, on Node and on the edge. */
export async function deploys(): Promise<Row[]> {
  if (!existsSync(workerd)) execFileSync('npm', ['ci', '--prefix', 'deploy/edge'], { stdio: 'pipe' });
  await buildNext();
  try {
    return [
      await acrossADeployment('Node', onNode(root), onNode(work)),
      await acrossADeployment('the edge', onEdge(root), onEdge(work)),
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
