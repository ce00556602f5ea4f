import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds from sending to the last byte. */
  ms: number;
}

export interface Call {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  agent?: Agent;
  timeoutMs?: number;
}

const shared = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * One request.
 * @throws when no whole answer comes in time.
 */
export function call(origin: string, options: Call = {}): Promise<Answer> {
  const { method = 'GET', path = '/', headers = {}, body, agent = shared, timeoutMs = 30_000 } = options;
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const { hostname, port } = new URL(origin);
    const sent = request(
      { hostname, port, method, path, agent, headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString();
          const ms = performance.now() - started;
          if (response.complete)
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text, ms });
          else reject(new Error('cut off'));
        });
      },
    );
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no answer in ${timeoutMs} ms`)));
    sent.once('error', reject);
    sent.end(body);
  });
}

let count = 0;
const run = Date.now().toString(36);

/** An email that nobody has used in this run. */
export function freshEmail(): string {
  count += 1;
  return `hard-${run}-${count}@example.org`;
}

/** Registers `email` with everything else as it should be. */
export function register(origin: string, email: string, options: Call = {}): Promise<Answer> {
  return call(origin, {
    method: 'POST',
    path: '/api/v1/auth/register',
    body: JSON.stringify({ fullName: 'Asha Rao', email, password: 'Sky-high-9', role: 'USER' }),
    ...options,
    headers: { 'content-type': 'application/json', 'x-secure-request': 'true', ...options.headers },
  });
}

/** Everything that comes back for `bytes` on a connection of its own, until it ends or `timeoutMs` have passed. */
export function talk(port: number, bytes: Uint8Array | string, timeoutMs = 3000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(text));
    socket.end(bytes);
  });
}

/** Runs `work` on each item, `width` at a time. */
export async function inParallel<T>(
  width: number,
  items: T[],
  work: (item: T, index: number) => Promise<void>,
) {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) await work(items[index] as T, index);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
