import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hashQueue } from '@/lib/accounts/passwords';
import type { Metrics } from './metrics';

/** Metrics in Prometheus's text form. */
interface Exposition {
  metrics: Metrics;
  contentType: string;
  text(): Promise<string>;
}

/** Creates the site's metrics, with those of Node: event loop delay, memory, processor and garbage collection. */
export function prometheus(): Exposition {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
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
    metrics: {
      registration: (outcome) => registrations.inc({ outcome }),
      storeCall: (operation, ok, seconds) =>
        storeSeconds.observe({ operation, result: ok ? 'ok' : 'error' }, seconds),
      hash: (seconds) => hashSeconds.observe(seconds),
      answer: (from, status) => answers.inc({ from, status }),
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
