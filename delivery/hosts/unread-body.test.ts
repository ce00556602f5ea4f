/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { discardUnreadBody } from './unread-body';

let server: Server;
let listeners = 0;

beforeAll(async () => {
  server = createServer((req, res) => {
    listeners = req.socket.listenerCount('close');
    discardUnreadBody(req, res, 200);
    req.pause();
    res.writeHead(413).end('too much');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

/** Reads until the connection ends. Returns the text and the milliseconds it took. */
async function talk(announced: number, sent: number): Promise<{ text: string; ms: number }> {
  const started = Date.now();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${announced}\r\n\r\n${'x'.repeat(sent)}`);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
    if (sent === announced) socket.end();
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return { text, ms: Date.now() - started };
}

it('lets the client read the answer and ends a connection whose body never comes', async () => {
  const { text, ms } = await talk(1_000_000, 500_000);
  expect(text).toContain('413');
  expect(text).toContain('too much');
  expect(ms).toBeGreaterThanOrEqual(150);
  expect(ms).toBeLessThan(2000);
});

it('leaves a connection alone whose body has come', async () => {
  const { text, ms } = await talk(10, 10);
  expect(text).toContain('413');
  expect(ms).toBeLessThan(200);
});

it('keeps nothing of the requests that a connection has carried', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const answered = () => new Promise((resolve) => socket.once('data', resolve));
  const counts: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const answer = answered();
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n');
    await answer;
    // The body comes behind the answer.
    socket.write('abc');
    counts.push(listeners);
  }
  socket.destroy();
  // The last request's listener may outlive its answer, so one may remain, but not one per request.
  expect(Math.max(...counts)).toBeLessThanOrEqual((counts[0] ?? 0) + 1);
});
