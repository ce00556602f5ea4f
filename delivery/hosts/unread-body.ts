import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Handles a request that is answered before its body has arrived (too large, too slow or refused). It discards
 * incoming data for `lingerMs` milliseconds, so that the client can read the answer, then ends the connection.
 * Otherwise the connection would stay open, unread, until the request times out.
 */
export function discardUnreadBody(req: IncomingMessage, res: ServerResponse, lingerMs = 1000): void {
  const { socket, headers } = req;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  res.once('finish', () => {
    if (req.complete || socket.destroyed) return;
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    const done = () => {
      clearTimeout(timer);
      // A connection may carry thousands of requests: remove the listener, or it keeps them all in memory.
      socket.off('close', done);
    };
    socket.once('close', done);
    req.once('end', done);
    req.resume();
  });
}
