// The server that `npm start` runs. It serves the finished site in its own folder and calls the API handlers.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { isOpenAddress } from '@/lib/accounts/upstream';
import { causeOf } from '@/lib/cause';
import { trustClientAddressHeader } from '@/lib/client-address';
import { cautionsFor, type Env, envOrExit } from '@/lib/env';
import { log } from '@/lib/log';
import { isStopping } from '@/lib/stopping';
import { type Answer, type Encoding, fileEndings } from '../site/format.ts';
import { chooseEncoding, isFresh } from '../site/reader.ts';
import { apiHandler, callApi, flat, one } from './api.ts';
import { badRequest, decide, headersOf, inOriginForm, type Reply, refusal } from './decide.ts';
import { openSite } from './folder.ts';
import { inTurn } from './in-turn.ts';
import { stopOnSignal } from './stop.ts';

// Files of the accounts hold personal data.
process.umask(0o077);
// Keeps V8's space for short-lived objects at 1 MB. By default it grows to 48 MB and never shrinks.
setFlagsFromString('--semi-space-growth-factor=1');

// By default Node checks for overdue requests only every 30 s.
const LIMITS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };

// Docker and Podman each make one of these files.
const CONTAINER_MARKS = ['/.dockerenv', '/run/.containerenv'];

type Context = Awaited<ReturnType<typeof openSite>> & { config: Env };

// Cached per answer and encoding: composing headers costs as much as all other work before the socket.
const heads = new WeakMap<Answer, Partial<Record<Encoding, string[]>>>();

function headOf(answer: Answer, encoding: Encoding, length: number, config: Env): string[] {
  const made = heads.get(answer) ?? {};
  heads.set(answer, made);
  made[encoding] ??= flat({
    ...headersOf(answer, encoding, config),
    'content-length': String(length),
  });
  return made[encoding];
}

async function send(req: IncomingMessage, res: ServerResponse, answer: Answer, context: Context) {
  const { body, head, config } = context;
  const encoding = chooseEncoding(one(req.headers['accept-encoding']), answer);
  if (answer.status === 200 && isFresh(req.headers['if-none-match'], answer)) {
    res.writeHead(304, flat(headersOf(answer, encoding, config))).end();
    return;
  }
  const found = await (req.method === 'HEAD' ? head : body)(answer.body + fileEndings[encoding]);
  if (!found) throw new Error(`the finished site lacks ${answer.body}`);
  const { bytes, length, path } = found;
  const fromFile = !bytes && req.method !== 'HEAD';
  // One file is open for each connection: that of the answer whose turn it is.
  if (fromFile && !res.socket) await once(res, 'socket');
  const file = fromFile && (await open(path));
  res.writeHead(answer.status, headOf(answer, encoding, length, config));
  if (!file) res.end(req.method === 'HEAD' ? undefined : bytes);
  else
    await pipeline(file.createReadStream(), res).catch((error: unknown) => {
      // A client that leaves in the middle of an answer is no fault of ours.
      if (!res.destroyed) throw error;
    });
}

function reply(res: ServerResponse, { status, headers, body }: Reply) {
  const connection: Record<string, string> = status >= 400 ? { connection: 'close' } : {};
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  res.writeHead(status, flat({ ...headers, ...length, ...connection })).end(body);
}

async function respond(req: IncomingMessage, res: ServerResponse, context: Context) {
  const { config, site } = context;
  const bad = badRequest(req.headersDistinct.host, config);
  if (bad) return reply(res, bad);
  const { method = '', headers } = req;
  const { url, host } = inOriginForm(req.url ?? '', headers.host);
  Object.assign(req, { url });
  headers.host = host;
  const incoming = { method, url, header: (name: string) => one(headers[name]) };
  const decision = await decide(site, incoming, config, apiHandler);
  if ('answer' in decision) return send(req, res, decision.answer, context);
  if ('handle' in decision) return callApi(req, res, decision.handle, config);
  reply(res, decision.reply);
}

const cannotListen = (host: string, port: number) => (error: Error) => {
  console.error(`Cannot listen on ${host}:${port}: ${error.message}`);
  process.exit(1);
};

async function main() {
  const config = envOrExit();
  trustClientAddressHeader();
  const context: Context = { ...(await openSite(fileURLToPath(new URL('.', import.meta.url)))), config };
  const server = createServer(LIMITS, (req, res) => {
    // The next request on a connection could meet its end.
    if (isStopping()) res.setHeader('connection', 'close');
    const failed = (error: unknown) => {
      log().error({ method: req.method, cause: causeOf(error) }, 'request failed');
      if (res.headersSent) res.destroy();
      else reply(res, refusal(500, 'Server error. Please try later', config));
    };
    inTurn(req.socket, res, () => respond(req, res, context).catch(failed));
  });
  server.maxConnections = config.MAX_CONNECTIONS;
  server.keepAliveTimeout = 65_000;

  if (config.AUTH_API_URL && isOpenAddress(config.AUTH_API_URL))
    log().warn('AUTH_API_URL is plain http to another network: passwords cross it in the open');
  for (const caution of cautionsFor(config, CONTAINER_MARKS.some(existsSync))) log().warn(caution);
  stopOnSignal(server, config.STOP_DELAY_SECONDS);
  process.on('unhandledRejection', (reason) =>
    log().error({ cause: causeOf(reason) }, 'unhandled rejection'),
  );

  server.on('error', cannotListen(config.HOST, config.PORT));
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
