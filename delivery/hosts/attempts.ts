// The edge's limit of attempts, in objects that Cloudflare runs once in the world and workerd in its memory.
import { ATTEMPT_POINTS, rateLimitKeys } from '@/lib/client-address';

const WINDOW_MS = 600_000;

type Kept = { until: number; used: Record<string, number> };
/** What the host gives such an object. */
type State = {
  storage: {
    get(key: string): Promise<unknown>;
    put(key: string, value: unknown): Promise<void>;
    setAlarm(time: number): Promise<void>;
    deleteAll(): Promise<void>;
  };
};
/** A binding of Durable Objects of the class Attempts. */
export type Counters = { idFromName(name: string): unknown; get(id: unknown): Pick<Attempts, 'fetch'> };

/** Counts the attempts of one IPv4 address, or of all networks in an IPv6 /48. */
export class Attempts {
  constructor(private readonly state: State) {}

  /** Counts an attempt and answers 0, or else in how many seconds to try again. */
  async fetch(request: Request): Promise<Response> {
    const { storage } = this.state;
    const { keys, max }: { keys: string[]; max: number } = await request.json();
    const now = Date.now();
    let kept = (await storage.get('kept')) as Kept | undefined;
    if (!kept || kept.until <= now) {
      kept = { until: now + WINDOW_MS, used: {} };
      // An address is kept no longer than its window.
      await storage.setAlarm(kept.until);
    }
    const { until, used } = kept;
    const costs = keys.map((key, index) => [key, (used[key] ?? 0) + (ATTEMPT_POINTS[index] ?? 0)] as const);
    if (costs.some(([, points]) => points > max * 4)) return Response.json(Math.ceil((until - now) / 1000));
    await storage.put('kept', { until, used: { ...used, ...Object.fromEntries(costs) } });
    return Response.json(0);
  }

  async alarm(): Promise<void> {
    await this.state.storage.deleteAll();
  }
}

/** Counts an attempt of a client. Resolves with 0, or with the seconds to wait when it has none left. */
export async function secondsToWait(counters: Counters, client: string | null, max: number): Promise<number> {
  const keys = rateLimitKeys(client);
  const counter = counters.get(counters.idFromName(keys.at(-1) ?? ''));
  const body = JSON.stringify({ keys, max });
  return (await counter.fetch(new Request('https://attempts.local', { method: 'POST', body }))).json();
}
