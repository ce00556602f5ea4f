/**
 * `npm start`: Next's request handler behind the limits that a public server needs. It adds no routes, cache or
 * compression. docs/decisions/0005-serving.md says what plain `next start` lacks.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import next from 'next';
import { causeOf } from '@/lib/cause';
import { CLIENT_ADDRESS_HEADER, clientAddress, trustClientAddressHeader } from '@/lib/client-address';
import { envOrExit } from '@/lib/env';
import { log } from '@/lib/log';

// Only this user may read the account files: they hold personal data.
process.umask(0o077);

const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than the proxy keeps a connection (deploy/proxy), so that it never reuses one that is closing.
  keepAliveTimeout: 65_000,
  // By default Node looks for overdue requests every 30 s.
  connectionsCheckingInterval: 2000,
};
/** How often Node checks a connection. It closes one whose client has read nothing since the previous check. */
const STALLED_MS = 20_000;
const MAX_CONNECTIONS = 4000;
/** Supervisors kill a process that takes ten seconds to stop. */
const GRACE_MS = 9000;

/** Headers that only a proxy may set; removed from every request. */
const PROXY_HEADER = /^(x-forwarded-.*|forwarded|x-real-ip|x-client-address)$/;

const waiting = new WeakMap<Socket, (() => void)[]>();

/**
 * Handles a connection's requests one at a time, however many the client pipelines. Meanwhile nothing more is read from
 * it: every response in progress would hold its file open.
 */
function inTurn(socket: Socket, res: ServerResponse, answer: () => void): void {
  const begin = () => {
    res.once('close', () => {
      if (socket.destroyed) return;
      const following = waiting.get(socket)?.shift();
      if (following) return following();
      waiting.delete(socket);
      socket.resume();
    });
    answer();
  };
  const queue = waiting.get(socket);
  if (queue) {
    queue.push(begin);
    socket.pause();
  } else {
    waiting.set(socket, []);
    begin();
  }
}

/** Whether Next can route the target: a path whose escapes are valid UTF-8, as browsers send it. */
function isPath(target: string): boolean {
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    return target.startsWith('/');
  } catch {
    return false;
  }
}

function refuse(res: ServerResponse, status: 400 | 500, message: string): void {
  const headers = {
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  res.writeHead(status, headers).end(JSON.stringify({ message }));
}

/** Replaces what the client claims as its address with what `hops` trusted proxies, or the connection, report. */
function setAddress({ headers, socket }: IncomingMessage, hops: number): void {
  const address = clientAddress(socket.remoteAddress, [headers['x-forwarded-for']].flat().join(), hops);
  for (const name of Object.keys(headers)) if (PROXY_HEADER.test(name)) delete headers[name];
  headers[CLIENT_ADDRESS_HEADER] = address;
}

trustClientAddressHeader();
const config = envOrExit();
const app = next({ dev: false, quiet: true, hostname: config.HOST, port: config.PORT });
await app.prepare();
const handle = app.getRequestHandler();

let isStopping = false;
const server = createServer(LIMITS, (req, res) => {
  const answer = async () => {
    // Another request on this connection could be cut off.
    if (isStopping) res.setHeader('connection', 'close');
    if (!isPath(req.url ?? '')) return refuse(res, 400, 'The request target must be a path.');
    setAddress(req, config.TRUSTED_PROXY_HOPS);
    await handle(req, res).catch((error: unknown) => {
      log().error({ method: req.method, cause: causeOf(error) }, 'request failed');
      if (res.headersSent) res.destroy();
      else refuse(res, 500, 'Server error. Please try later');
    });
  };
  inTurn(req.socket, res, answer);
});
server.timeout = STALLED_MS;
server.maxConnections = MAX_CONNECTIONS;
server.on('error', ({ message }) => {
  console.error(`Cannot listen on ${config.HOST}:${config.PORT}: ${message}`);
  process.exit(1);
});

/** Accepts no more connections, and lets requests in progress finish. */
function stop(): void {
  // npm passes on the signal that the terminal has sent already.
  if (isStopping) return;
  isStopping = true;
  const exit = () => {
    log().info('stopped');
    process.exit(0);
  };
  server.close(exit);
  // A keep-alive connection would keep the server open after its last response.
  setInterval(() => server.closeIdleConnections(), 50);
  setTimeout(exit, GRACE_MS);
}
process.on('SIGTERM', stop).on('SIGINT', stop);
process.on('unhandledRejection', (reason) => log().error({ cause: causeOf(reason) }, 'unhandled rejection'));
server.listen(config.PORT, config.HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  log().info({ host: config.HOST, port }, `ready on http://localhost:${port}`);
});
