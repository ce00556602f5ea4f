/** @jest-environment node */
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain';

const agent = new Agent({ keepAlive: true });

async function start(answerAfterMs?: number): Promise<{ server: Server; answer: Promise<number | string> }> {
  let arrived = () => {};
  const underWay = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const server = createServer((_req, res) => {
    arrived();
    if (answerAfterMs !== undefined) setTimeout(() => res.end('done'), answerAfterMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = new Promise<number | string>((resolve) => {
    get({ port, host: '127.0.0.1', agent }, (res) => {
      res.resume().once('end', () => resolve(res.statusCode ?? 0));
    }).once('error', () => resolve('cut off'));
  });
  await underWay;
  return { server, answer };
}

afterAll(() => agent.destroy());

it('finishes what is under way, keep-alive or not, and accepts nothing new', async () => {
  const { server, answer } = await start(300);
  const { port } = server.address() as AddressInfo;
  const drained = drain(server, 5000);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(await answer).toBe(200);
  const started = Date.now();
  expect(await drained).toBe(true);
  expect(Date.now() - started).toBeLessThan(1000);
});

it('cuts off what takes longer than the grace', async () => {
  const { server, answer } = await start();
  expect(await drain(server, 200)).toBe(false);
  expect(await answer).toBe('cut off');
});
