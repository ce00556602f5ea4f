// `node try.mjs` in a finished site: starts its server beside the one that runs, with the same settings but on a free
// port, and tells with the exit code whether it gets ready. It is built beside server.mjs, so a container has it too.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LIMIT_MS = 20_000;
const READY = /ready on (http:\/\/localhost:\d+)/;

/** The settings of the new server, but for its own port, which nobody else reaches. */
function settings(): NodeJS.ProcessEnv {
  const { METRICS_PORT: _, METRICS_HOST: __, ...env } = process.env;
  return { ...env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', STOP_DELAY_SECONDS: '0' };
}

async function answers(origin: string): Promise<void> {
  for (const path of ['/', '/holyheaven', '/api/health/ready']) {
    // Any page would do for a server whose files are whole; the store must answer as well.
    const { status } = await fetch(origin.replace('localhost', '127.0.0.1') + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
}

function tryStart(): Promise<void> {
  const server = fileURLToPath(new URL('server.mjs', import.meta.url));
  const child = spawn(process.execPath, [server], { env: settings(), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The new version does not start: ${why}\n${said}`.trim()));
    const late = setTimeout(fail, LIMIT_MS, `not ready in ${LIMIT_MS / 1000} s`);
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.stdout.on('data', (text) => {
      said += text;
      const [, origin] = READY.exec(said) ?? [];
      if (!origin || child.stdout.isPaused()) return;
      child.stdout.pause();
      answers(origin).then(resolve, (error: Error) => fail(error.message));
    });
    child.once('error', ({ message }) => fail(message));
    child.once('exit', (code) => fail(`it ended with ${code}`));
    child.once('close', () => clearTimeout(late));
  }).finally(() => {
    child.removeAllListeners('exit');
    child.stdout.resume();
    child.kill('SIGTERM');
  });
}

try {
  await tryStart();
  console.info('The new version gets ready.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
