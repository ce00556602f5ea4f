import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sees to a request that is answered before its body has arrived (too large, too slow, refused): what is on its
 * way is thrown away for `lingerMs` milliseconds, so that the client gets to read the answer, and then the
 * connection ends. Left alone it would stay open, unread, until the request times out.
 */
export function discardUnreadBody(req: IncomingMessage, res: ServerResponse, lingerMs = 1000): void {
  const { socket, headers } = req;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  res.once('finish', () => {
    if (req.complete || socket.destroyed) return;
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    const done = () => {
      clearTimeout(timer);
      // The connection may carry thousands of requests: what it listens to must not keep them all.
      socket.off('close', done);
    };
    socket.once('close', done);
    req.once('end', done);
    req.resume();
  });
}
