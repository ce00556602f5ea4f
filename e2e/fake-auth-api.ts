/** Stands in for the operator's own auth API, and takes every registration. */
import { createServer } from 'node:http';
import { servers } from './servers';

createServer((_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"u1"}'),
).listen(Number(new URL(servers.fakeApi).port));
