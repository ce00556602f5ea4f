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
  const socket = send(2).pause();
  await until(() => asked.length === 2);
  const [first, second] = asked as [ServerResponse, ServerResponse];
  const server = first.req.socket as Socket & { _handle: { writeQueueSize: number } };
  const due = () => server._handle.writeQueueSize;
  first.end('x');
  second.end(Buffer.alloc(30_000_000));
  for (const progress of [true, true, false]) {
    for (let held = -1; held !== due(); ) {
      held = due();
      for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    }
    const held = due();
    jest.advanceTimersByTime(STALLED_MS - 1000);
    expect(server.destroyed).toBe(false);
    if (progress) {
      socket.resume();
      await until(() => due() < held);
      socket.pause();
    } else jest.advanceTimersByTime(STALLED_MS / 5);
  }
  expect(server.destroyed).toBe(true);
  jest.useRealTimers();
});
