import type { Server } from 'node:http';
import { processWide } from './process-wide';

const state = processWide<{ isStopping: boolean }>('stopping');
/** After its delay, a stop takes less than ten seconds, after which supervisors kill. */
const GRACE_MS = 9000;

/** Makes this process no longer ready, so that balancers send it no more requests. */
export function markStopping(): void {
  state.isStopping = true;
}

export const isStopping = (): boolean => state.isStopping ?? false;

/**
 * Stops the server on SIGTERM or SIGINT. For `delaySeconds` it goes on answering, because a balancer needs a moment to
 * notice; then it finishes the requests in progress, for nine seconds at most.
 * @param onStopped is called once, and should end the process.
 */
export function stopOnSignal(server: Server, delaySeconds: number, onStopped: () => void): void {
  const stop = () => {
    if (isStopping()) return;
    markStopping();
    setTimeout(() => {
      server.close(onStopped);
      // A connection that is kept alive would keep the server open after its last answer.
      setInterval(() => server.closeIdleConnections(), 50);
      setTimeout(onStopped, GRACE_MS);
    }, delaySeconds * 1000);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
