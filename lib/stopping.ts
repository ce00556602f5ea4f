import type { Server } from 'node:http';
import { processWide } from './process-wide';

const state = processWide<{ isStopping: boolean }>('stopping');
/** Supervisors kill a process that takes ten seconds to stop, not counting the delay. */
const GRACE_MS = 9000;

/** Marks this process as not ready, so that load balancers send it no more requests. */
export function markStopping(): void {
  state.isStopping = true;
}

export const isStopping = (): boolean => state.isStopping ?? false;

/**
 * Stops the server on SIGTERM or SIGINT. It keeps accepting requests for `delaySeconds`, because a load balancer needs
 * a moment to notice, then allows those in progress nine seconds.
 * @param onStopped is called once, and should end the process.
 */
export function stopOnSignal(server: Server, delaySeconds: number, onStopped: () => void): void {
  const stop = () => {
    if (isStopping()) return;
    markStopping();
    setTimeout(() => {
      server.close(onStopped);
      // A keep-alive connection would keep the server open after its last response.
      setInterval(() => server.closeIdleConnections(), 50);
      setTimeout(onStopped, GRACE_MS);
    }, delaySeconds * 1000);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
