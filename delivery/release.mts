/**
 * `npm run release -- try|back|carry <folder>`, for whoever deploys. `try` starts the new version beside the running
 * one, and takes it back when it does not get ready. `back` returns to the previous version. `carry` brings the
 * finished site of another machine or image, whose hashed files the next build then keeps for a day.
 */
import { spawnSync } from 'node:child_process';
import { carry, goBack } from './site/switch.ts';

const root = '.site';
const [command, folder] = process.argv.slice(2);

const starts = () =>
  spawnSync(process.execPath, [`${root}/current/try.mjs`], { stdio: 'inherit' }).status === 0;

async function tryNew(): Promise<number> {
  if (starts()) return 0;
  const { now, before } = await goBack(root);
  console.error(`${root}/current is ${now} again. ${before} is kept as ${root}/previous.`);
  return 1;
}

async function back(): Promise<number> {
  const { now } = await goBack(root);
  if (starts()) {
    console.info(`${root}/current is ${now} now. Restart the server.`);
    return 0;
  }
  await goBack(root);
  console.error('The previous version does not start either: nothing was changed.');
  return 1;
}

async function main(): Promise<number> {
  if (command === 'try') return tryNew();
  if (command === 'back') return back();
  if (command === 'carry' && folder) {
    await carry(folder, root);
    return 0;
  }
  console.error('usage: npm run release -- try | back | carry <folder of a finished site>');
  return 2;
}

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
