import type { Server } from 'node:http';

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
