/** @jest-environment node */
import type { RequestListener, Server } from 'node:http';
import { startServer } from '@/e2e/accounts/test-site';
import { postJson } from './api-client';

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
  const started = await startServer(listener);
  server = started.server;
  return started.url;
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
