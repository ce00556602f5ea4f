/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { inTurn, STALLED_MS } from './in-turn';

let server: Server;
let asked: ServerResponse[];
beforeEach(async () => {
  asked = [];
  server = createServer((req, res) => inTurn(req.socket, res, () => asked.push(res)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
function send(count: number) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  socket.write(REQUEST.repeat(count));
  return socket;
}
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise(setImmediate);
};

it('answers eight requests of a connection at a time, and all of them in the end', async () => {
  const socket = send(20);
  let said = '';
  socket.on('data', (data) => {
    said += data;
  });
  const count = () => said.split('HTTP/1.1 200').length - 1;
  await until(() => asked.length === 8);
  for (let done = 0; done < 20; done++) {
    expect(asked.length).toBe(Math.min(20, done + 8));
    asked[done]?.end('x');
    await until(() => count() === done + 1);
    await until(() => asked.length === Math.min(20, done + 9));
  }
  socket.destroy();
});

it('begins nothing more once the client has left', async () => {
  const socket = send(20);
  await until(() => asked.length === 8);
  const closed = once(asked[0] as ServerResponse, 'close');
  socket.destroy();
  await closed;
  await new Promise(setImmediate);
  expect(asked).toHaveLength(8);
});

it('hangs up on a client that has read nothing for 30 s, though answers before have left', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const socket = send(3).pause();
  await until(() => asked.length === 3);
  const [first, second] = asked as [ServerResponse, ServerResponse];
  first.end('x');
  second.end(Buffer.alloc(30_000_000));
  const server = second.req.socket as Socket & { _handle: { writeQueueSize: number } };
  /** What the system takes off the server until it takes no more. */
  const settled = async (held = -1): Promise<void> => {
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    if (server._handle.writeQueueSize !== held) return settled(server._handle.writeQueueSize);
  };
  for (let times = 0; times < 3; times++) {
    await settled();
    expect(server._handle.writeQueueSize).toBeGreaterThan(0);
    jest.advanceTimersByTime(STALLED_MS - 1000);
    expect(server.destroyed).toBe(false);
    // Reading a little is progress.
    const held = server._handle.writeQueueSize;
    socket.resume();
    await until(() => server._handle.writeQueueSize < held);
    socket.pause();
  }
  await settled();
  jest.advanceTimersByTime(STALLED_MS * 1.1);
  expect(server.destroyed).toBe(true);
  jest.useRealTimers();
});

it('leaves alone who asks for nothing', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const socket = send(1);
  await until(() => asked.length === 1);
  const [only] = asked as [ServerResponse];
  const closed = once(only, 'close');
  only.end('x');
  await closed;
  jest.advanceTimersByTime(STALLED_MS * 1.1);
  expect(only.req.socket.destroyed).toBe(false);
  socket.destroy();
  jest.useRealTimers();
});
