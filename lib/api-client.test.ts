/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postJson } from './api-client';

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

it('posts JSON with the secure header and returns status and body', async () => {
  let seen: unknown;
  const url = await serve(async (req, res) => {
    let text = '';
    for await (const chunk of req) text += chunk;
    const { 'content-type': type, 'x-secure-request': secure } = req.headers;
    seen = { method: req.method, type, secure, text };
    res.writeHead(409, { 'content-type': 'application/json' }).end('{"message":"taken"}');
  });
  const body = { message: 'taken' };
  expect(await postJson(url, { a: 1 })).toEqual({ kind: 'response', status: 409, body });
  expect(seen).toEqual({ method: 'POST', type: 'application/json', secure: 'true', text: '{"a":1}' });
});

it('tells when another service answered', async () => {
  const url = await serve((_req, res) => res.writeHead(200, { 'x-passed-on': 'true' }).end('{}'));
  expect(await postJson(url, {})).toMatchObject({ status: 200, passedOn: true });
});

it.each([
  ['HTML', '<html>'],
  ['an empty body', ''],
])('has no body for %s', async (_name, text) => {
  const url = await serve((_req, res) => res.writeHead(502).end(text));
  expect(await postJson(url, {})).toEqual({ kind: 'response', status: 502, body: undefined });
});

it.each<[string, RequestListener]>([
  ['the connection breaks', (req) => req.socket.destroy()],
  ['the answer is late', () => {}],
  ['it is redirected', (_req, res) => res.writeHead(307, { location: '/elsewhere' }).end()],
])('is a network error when %s', async (_what, listener) => {
  expect(await postJson(await serve(listener), {}, 100)).toEqual({ kind: 'network-error' });
});

it('keeps the status when the body never ends', async () => {
  const url = await serve((_req, res) => res.writeHead(200).write('{"id":'));
  expect(await postJson(url, {}, 200)).toEqual({ kind: 'response', status: 200, body: undefined });
});

it('is a network error when the payload cannot be JSON', async () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  expect(await postJson('http://127.0.0.1:1/', circular)).toEqual({ kind: 'network-error' });
});
