/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { CHECK_MS, inTurn } from './in-turn';

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

it('hangs up on a client that reads nothing for two looks, and on none that waits', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  for (const _ of [1, 2]) send(1).pause();
  await until(() => asked.length === 2);
  for (const [at, length] of [30_000_000, 1].entries()) asked[at]?.end(Buffer.alloc(length));
  await until(() => asked[1]?.closed === true);
  jest.advanceTimersByTime(2 * CHECK_MS);
  expect(asked.map(({ req }) => req.socket.destroyed)).toEqual([true, false]);
  jest.useRealTimers();
});
