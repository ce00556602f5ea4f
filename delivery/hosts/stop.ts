import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { closeAccounts } from '@/lib/accounts/runtime';
import { log } from '@/lib/log';
import { isStopping, markStopping } from '@/lib/stopping';

// A stop takes less than ten seconds, including closing the store.
const GRACE_MS = 9000;
const LAST_MS = 9800;

/**
 * Stops accepting connections and resolves once the requests in progress are answered. After `graceMs`
 * milliseconds it cuts off the rest. Resolves true if nothing was cut off.
 */
export async function drain(server: Server, graceMs: number): Promise<boolean> {
  let clean = true;
  // A keep-alive connection would keep the server open after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => {
    clean = false;
    server.closeAllConnections();
  }, graceMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(limit);
  return clean;
}

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
