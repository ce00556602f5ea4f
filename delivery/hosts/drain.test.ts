/** @jest-environment node */
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain';

const agent = new Agent({ keepAlive: true });

type Started = { server: Server; answer: Promise<number | string>; finish: () => void };

/** A server with one request under way, which `finish` answers. */
async function start(): Promise<Started> {
  let arrived = () => {};
  let finish = () => {};
  const underWay = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const server = createServer((_req, res) => {
    finish = () => res.end('done');
    arrived();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = new Promise<number | string>((resolve) => {
    get({ port, host: '127.0.0.1', agent }, (res) => {
      res.resume().once('end', () => resolve(res.statusCode ?? 0));
    }).once('error', () => resolve('cut off'));
  });
  await underWay;
  return { server, answer, finish };
}

afterAll(() => agent.destroy());

it('finishes what is under way, keep-alive or not, and accepts nothing new', async () => {
  const { server, answer, finish } = await start();
  const { port } = server.address() as AddressInfo;
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
