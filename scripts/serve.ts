// What `npm start` runs: Next's request handler behind a plain Node server.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import next from 'next';
import { closeAccounts } from '@/lib/accounts/runtime';
import type { Env } from '@/lib/env';
import { envOrExit } from '@/lib/env-or-exit';
import { CLIENT_ADDRESS_HEADER, clientAddress } from '@/lib/http/client-address';
import { drain } from '@/lib/http/graceful-server';
import { isReadOnly, withoutBrokenEscapes, withoutRouteNames } from '@/lib/http/next-request';
import {
  bareContentSecurityPolicy,
  documentHeaders,
  securityHeaders,
  strictTransportSecurity,
} from '@/lib/http/security-headers.mjs';
import { recordingsFolder } from '@/lib/http/static-site/recording';
import { staticSite } from '@/lib/http/static-site/static-site';
import { urlForHost } from '@/lib/http/temple-host';
import { discardUnreadBody } from '@/lib/http/unread-body';
import { causeOf, log } from '@/lib/log';

// What a request leaves behind is collected after each megabyte: by default V8 lets it grow to 48, which it then keeps.
setFlagsFromString('--semi-space-growth-factor=1');

// A stop is over within ten seconds, closing the store included.
const GRACE_MS = 9000;
const LAST_MS = 9800;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
// Node looks for requests past their time every 30 s if not told otherwise.
const LIMITS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };
const READING = new Set(['GET', 'HEAD']);

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

function refuse(res: ServerResponse, status: number, message: string) {
  if (res.headersSent) return res.destroy();
  res.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-security-policy': bareContentSecurityPolicy,
    connection: 'close',
  });
  res.end(JSON.stringify({ message }));
}

type Answers = { handle: Handler; answerStatic: Awaited<ReturnType<typeof staticSite>> };

/** Everything between the socket and Next: most requests are answered from the recordings and end before it. */
async function respond(
  req: IncomingMessage,
  res: ServerResponse,
  { handle, answerStatic }: Answers,
  config: Env,
) {
  discardUnreadBody(req, res);
  // A browser believes it over TLS only, and the operator says with SITE_URL that there is TLS.
  const transport: Record<string, string> = config.SITE_URL.startsWith('https:')
    ? { 'strict-transport-security': strictTransportSecurity }
    : {};
  const path = req.url?.startsWith('/')
    ? urlForHost(req.url, req.headers.host, config.TEMPLE_HOST)
    : undefined;
  if (path !== undefined) {
    req.url = path;
    if (await answerStatic(req, res, transport)) return;
  }
  const document = req.headers.rsc === undefined ? documentHeaders : {};
  for (const [name, value] of Object.entries({ ...securityHeaders, ...document, ...transport }))
    res.setHeader(name, value);
  // Next's Request cannot be made with TRACE and its like, nor its routes found for `*` or a whole URL.
  if (!METHODS.has(req.method ?? '')) return refuse(res, 405, 'Method not allowed.');
  if (path === undefined) return refuse(res, 400, 'The request target must be a path.');
  // Next would look for a server action in the body, and print an error of its own for each that is none.
  if (isReadOnly(path) && !READING.has(req.method ?? '')) {
    res.setHeader('allow', 'GET, HEAD');
    return refuse(res, 405, 'Method not allowed. Use GET.');
  }
  const forwardedFor = req.headers['x-forwarded-for'];
  req.headers[CLIENT_ADDRESS_HEADER] = clientAddress(
    req.socket.remoteAddress,
    Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
    config.TRUSTED_PROXY_HOPS,
  );
  req.url = withoutRouteNames(withoutBrokenEscapes(path));
  await handle(req, res);
}

async function main() {
  const config = envOrExit();
  const app = next({
    dev: false,
    dir: process.cwd(),
    hostname: config.HOST,
    port: config.PORT,
    // Next hangs up on every `Upgrade` request of the server it knows, harmless `h2c` offers included: it gets one
    // that never listens, and ours answers them like any other request.
    httpServer: createServer(),
  });
  await app.prepare();
  const answers: Answers = {
    handle: app.getRequestHandler(),
    answerStatic: await staticSite(recordingsFolder),
  };

  const server = createServer(LIMITS, (req, res) => {
    respond(req, res, answers, config).catch((error: unknown) => {
      log().error({ method: req.method, cause: causeOf(error) }, 'request failed');
      refuse(res, 500, 'Server error. Please try later');
    });
  });
  server.keepAliveTimeout = 65_000;

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    const end = (clean: boolean) => {
      log().info({ signal, clean }, 'stopped');
      process.exit(0);
    };
    // Whatever hangs then, such as a database that does not answer.
    setTimeout(end, LAST_MS, false);
    const clean = await drain(server, GRACE_MS);
    await closeAccounts();
    end(clean);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (reason) =>
    log().error({ cause: causeOf(reason) }, 'unhandled rejection'),
  );

  server.on('error', (error) => {
    console.error(`Cannot listen on ${config.HOST}:${config.PORT}: ${error.message}`);
    process.exit(1);
  });
  server.listen(config.PORT, config.HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.PORT;
    log().info({ host: config.HOST, port }, `ready on http://localhost:${port}`);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
