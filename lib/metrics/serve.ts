import { createServer, type Server } from 'node:http';
import { countIn } from './metrics';
import { prometheus } from './prometheus';

/**
 * Switches metrics on and answers `GET /metrics` on a port of its own.
 * @throws when it cannot listen there.
 */
export async function serveMetrics(host: string, port: number): Promise<Server> {
  const { metrics, contentType, text } = prometheus();
  const server = createServer(async (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    try {
      const body = await text();
      res.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
    } catch {
      res.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  countIn(metrics);
  return server;
}
