/**
 * Stands in for the operator's own auth API. The email's local part picks the answer: a number is the status, as in
 * `409@example.com`.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { servers } from './servers';

async function readJson(request: IncomingMessage): Promise<{ email?: string }> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text || '{}');
}

createServer(async (request, response) => {
  if (request.url === '/ready') return response.end('ready');
  const { email = '' } = await readJson(request);
  const kind = email.split('@')[0] ?? '';
  const status = /^\d{3}$/.test(kind) ? Number(kind) : 200;
  const body =
    status === 200
      ? { id: 'u1', email, secure: request.headers['x-secure-request'] }
      : { message: `upstream says ${status}` };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}).listen(Number(new URL(servers.fakeApi).port));
