/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './stop';

const agent = new Agent({ keepAlive: true });

/** A server with one request under way, which `finish` answers. */
async function start() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asking = get({ port, host: '127.0.0.1', agent });
  const answer = once(asking, 'response').then(
    ([response]) => response.resume().statusCode,
    () => 'cut off',
  );
  const [, res] = await once(server, 'request');
  return { server, answer, port, finish: () => res.end('done') };
}

afterAll(() => agent.destroy());

it('finishes what is under way, keep-alive or not, and accepts nothing new', async () => {
  const { server, answer, port, finish } = await start();
  // A grace that outlasts the test: only the answer can end the wait.
  const drained = drain(server, 600_000);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  finish();
  expect(await answer).toBe(200);
  expect(await drained).toBe(true);
});

it('cuts off what takes longer than the grace', async () => {
  const { server, answer } = await start();
  expect(await drain(server, 20)).toBe(false);
  expect(await answer).toBe('cut off');
});
