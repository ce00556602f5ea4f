import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { closeAccounts } from '@/lib/accounts/runtime';
import { log } from '@/lib/log';
import { isStopping, markStopping } from '@/lib/stopping';
import { drain } from './drain.ts';

// A stop takes less than ten seconds, including closing the store.
const GRACE_MS = 9000;
const LAST_MS = 9800;

/**
 * Ends the process on SIGTERM or SIGINT. For `delaySeconds` it goes on answering and only says that it is not ready,
 * because a balancer needs a moment to notice. Then it finishes the requests in progress.
 */
export function stopOnSignal(server: Server, delaySeconds: number): void {
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping()) return;
    markStopping();
    await delay(delaySeconds * 1000);
    const end = (clean: boolean) => {
      log().info({ signal, clean }, 'stopped');
      process.exit(0);
    };
    // Something may still hang, such as a database that does not answer.
    setTimeout(end, LAST_MS, false);
    const clean = await drain(server, GRACE_MS);
    await closeAccounts();
    end(clean);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
