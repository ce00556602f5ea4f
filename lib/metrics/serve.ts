import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hashQueue } from '@/lib/accounts/passwords';
import { countIn, type Metrics } from './metrics';

/** The site's metrics in `registry`, with those of Node: event loop delay, memory, processor and garbage collection. */
function metricsIn(registry: Registry): Metrics {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const registrations = new Counter({
    name: 'site_registrations_total',
    help: 'Registrations by outcome: created, taken, refused, limited, busy, failed.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['created', 'taken', 'refused', 'limited', 'busy', 'failed'])
    registrations.inc({ outcome }, 0);
  const storeSeconds = new Histogram({
    name: 'site_store_seconds',
    help: 'Time that the account store took, by operation and result.',
    labelNames: ['operation', 'result'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 1, 3, 10],
    registers,
  });
  const hashSeconds = new Histogram({
    name: 'site_hash_seconds',
    help: 'Time that passwords waited and were hashed.',
    buckets: [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers,
  });
  for (const state of ['waiting', 'running'] as const)
    new Gauge({
      name: `site_hash_queue_${state}`,
      help: `Passwords ${state === 'waiting' ? 'waiting to be' : 'being'} hashed.`,
      registers,
      collect() {
        this.set(hashQueue()[state]);
      },
    });
  const answers = new Counter({
    name: 'site_answers_total',
    help: 'Answers by where they came from and status. "site" is the finished site: pages and files.',
    labelNames: ['from', 'status'],
    registers,
  });
  return {
    registration: (outcome) => registrations.inc({ outcome }),
    storeCall: (operation, ok, seconds) =>
      storeSeconds.observe({ operation, result: ok ? 'ok' : 'error' }, seconds),
    hash: (seconds) => hashSeconds.observe(seconds),
    answer: (from, status) => answers.inc({ from, status }),
  };
}

/**
 * Switches metrics on and answers `GET /metrics` on a port of its own, in Prometheus's text form.
 * @throws when it cannot listen there.
 */
export async function serveMetrics(host: string, port: number): Promise<Server> {
  const registry = new Registry();
  const metrics = metricsIn(registry);
  const server = createServer(async (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    try {
      const body = await registry.metrics();
      res.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(body);
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
