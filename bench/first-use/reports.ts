import { EventEmitter, once } from 'node:events';
import type { CDPSession } from '@playwright/test';
import { type Report, type Watching, watch } from './watch';

const TIME_LIMIT_MS = 60_000;

export type Reports = {
  all: readonly Report[];
  /** Waits for the first report of a kind, or returns it if it has already come. */
  first<Kind extends Report['kind']>(kind: Kind): Promise<Extract<Report, { kind: Kind }>>;
};

/** Watches every document that this page opens from now on. `answered` runs in the page. */
export async function watchPage(
  session: CDPSession,
  watching: Watching,
  answered: (words: string) => boolean,
): Promise<Reports> {
  const all: Report[] = [];
  const heard = new EventEmitter();
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'tellBench') return;
    all.push(JSON.parse(payload));
    heard.emit('report');
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellBench' });
  await session.send('Page.enable');
  // tsx wraps named functions in a helper that the page lacks.
  const source = `{ const __name = (value) => value; (${watch})(${JSON.stringify(watching)}, ${answered}) }`;
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source });

  async function first<Kind extends Report['kind']>(kind: Kind) {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const isWanted = (report: Report): report is Extract<Report, { kind: Kind }> => report.kind === kind;
    for (;;) {
      const found = all.find(isWanted);
      if (found) return found;
      await once(heard, 'report', { signal }).catch(() => {
        throw new Error(`no ${kind} within ${TIME_LIMIT_MS / 1000} s`);
      });
    }
  }
  return { all, first };
}
