import type { Server } from 'node:http';

/**
 * Stops accepting connections and resolves when the requests under way are answered; after `graceMs`
 * milliseconds the rest are cut off. Resolves true when nothing had to be cut off.
 */
export async function drain(server: Server, graceMs: number): Promise<boolean> {
  let clean = true;
  // A keep-alive connection would hold the server open after its last answer.
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
