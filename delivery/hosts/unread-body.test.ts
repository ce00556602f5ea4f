/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { discardUnreadBody } from './unread-body';

const LINGER_MS = 200;

let server: Server;
/** The last request's, and the `close` listeners on its connection when it came. */
let last: { req: IncomingMessage; res: ServerResponse; listeners: number };

beforeAll(async () => {
  server = createServer((req, res) => {
    last = { req, res, listeners: req.socket.listenerCount('close') };
    discardUnreadBody(req, res, LINGER_MS);
    req.pause();
    res.writeHead(413).end('too much');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());
afterAll(() => server.close());

function connection(): Socket {
  return connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
}

/** Sends a request that announces a body and begins it, and resolves with the answer. */
async function post(socket: Socket, announced: number, sent: number): Promise<string> {
  const answer = once(socket, 'data');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${announced}\r\n\r\n${'x'.repeat(sent)}`);
  const [text] = await answer;
  if (!last.res.writableFinished) await once(last.res, 'finish');
  return String(text);
}

it('lets the client read the answer and ends a connection whose body never comes', async () => {
  const socket = connection();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const answer = await post(socket, 1_000_000, 500_000);
  expect(answer).toContain('413');
  expect(answer).toContain('too much');
  jest.advanceTimersByTime(LINGER_MS - 1);
  expect(last.req.socket.destroyed).toBe(false);
  jest.advanceTimersByTime(1);
  expect(last.req.socket.destroyed).toBe(true);
  await closed;
});

it('leaves a connection alone whose body has come', async () => {
  const socket = connection();
  expect(await post(socket, 10, 10)).toContain('413');
  jest.advanceTimersByTime(10 * LINGER_MS);
  expect(last.req.socket.destroyed).toBe(false);
  expect(await post(socket, 10, 10)).toContain('413');
  socket.destroy();
});

it('keeps nothing of the requests that a connection has carried', async () => {
  const socket = connection();
  const counts: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    await post(socket, 3, 0);
    // The body arrives after the answer.
    socket.write('abc');
    counts.push(last.listeners);
  }
  socket.destroy();
  // The last request's listener may outlive its answer, so one may remain, but not one per request.
  expect(Math.max(...counts)).toBeLessThanOrEqual((counts[0] ?? 0) + 1);
});
