import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { call } from './http.mts';

const POLL_MS = 100;

type State = 'ready' | 'failing' | 'gone';

async function stateOf(origin: string): Promise<State> {
  const answer = await call(origin, { path: '/api/health/ready', timeoutMs: 3000 }).catch(() => undefined);
  if (answer?.status === 200) return 'ready';
  return answer && !answer.text.includes('stopping') ? 'failing' : 'gone';
}

/** A small balancer: it sends requests in turn to the instances that say they are ready. */
export interface Balancer {
  origin: string;
  /** Adds an instance, and resolves once it gets requests. */
  add(origin: string): Promise<void>;
  /** Forgets an instance that has ended. */
  remove(origin: string): void;
  /** Requests passed on to each instance. */
  counts: Map<string, number>;
  /** Requests passed on a second time, because the first instance had not taken the connection. */
  retried(): number;
  close(): void;
}

/** Starts a balancer on a free port. It appends the client's address to X-Forwarded-For, and retries only what no instance accepted. */
export async function startBalancer(): Promise<Balancer> {
  const instances = new Map<string, State>();
  const counts = new Map<string, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let [turn, retries, over] = [0, 0, false];

  const poll = async (origin: string) => {
    while (!over && instances.has(origin)) {
      const state = await stateOf(origin);
      if (instances.has(origin)) instances.set(origin, state);
      await delay(POLL_MS);
    }
  };

  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    const { remoteAddress = '' } = req.socket;
    const forwarded = [req.headers['x-forwarded-for'], remoteAddress].flat().filter(Boolean).join(', ');
    const headers = { ...req.headers, 'x-forwarded-for': forwarded };
    const pass = (tried: string[]) => {
      const inState = (state: State) =>
        [...instances].filter(([each, its]) => its === state && !tried.includes(each)).map(([each]) => each);
      // While the store answers nobody, pages can still be served.
      const ready = inState('ready').length > 0 ? inState('ready') : inState('failing');
      turn += 1;
      const origin = ready[turn % ready.length];
      if (!origin) return res.writeHead(502).end('no instance is ready');
      counts.set(origin, (counts.get(origin) ?? 0) + 1);
      const { hostname, port } = new URL(origin);
      const { method, url: path } = req;
      const sent = request({ hostname, port, method, path, headers, agent }, (answer) => {
        const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
        res.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(res);
      });
      sent.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') {
          retries += 1;
          return pass([...tried, origin]);
        }
        if (res.headersSent) res.destroy();
        else res.writeHead(502).end(`${error.code} ${error.message}`);
      });
      sent.end(Buffer.concat(chunks));
    };
    req.on('data', (chunk) => chunks.push(chunk));
    req.once('end', () => pass([]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    retried: () => retries,
    async add(origin) {
      instances.set(origin, 'gone');
      void poll(origin);
      while (instances.get(origin) !== 'ready') await delay(POLL_MS / 2);
    },
    remove: (origin) => void instances.delete(origin),
    close() {
      over = true;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
