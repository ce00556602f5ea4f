import { freshEmail, register } from './http.mts';
import { cliffsDelta, inMs, mannWhitneyZ, quantile } from './measure.mts';
import { startSite } from './site.mts';
import { type Row, scaled, Tally } from './tally.mts';

const ROUNDS = 500;
const NEGLIGIBLE = 0.147;

/** Times new and known emails in turn, in random order, on one store. */
async function compare(store: string, env: Record<string, string>): Promise<Row> {
  const site = await startSite(env);
  const known = freshEmail();
  await register(site.origin, known);
  for (let index = 0; index < 20; index += 1) await register(site.origin, freshEmail());
  const times = { known: [] as number[], fresh: [] as number[], again: [] as number[] };
  const tally = new Tally(`a known and a new email cannot be told apart by time (${store})`);
  for (let round = 0; round < scaled(ROUNDS); round += 1) {
    const kinds = (['known', 'fresh', 'again'] as const).map((kind) => ({ kind, at: Math.random() }));
    for (const { kind } of kinds.sort((a, b) => a.at - b.at)) {
      const answer = await register(site.origin, kind === 'known' ? known : freshEmail());
      if (answer.status !== (kind === 'known' ? 409 : 200)) tally.check(false, `answered ${answer.status}`);
      times[kind].push(answer.ms);
    }
  }
  await site.stop();
  const delta = cliffsDelta(times.fresh, times.known);
  const control = cliffsDelta(times.fresh, times.again);
  tally.check(Math.abs(delta) < NEGLIGIBLE, `Cliff's delta ${delta}`);
  tally.times = times.known.length * 2;
  const medians = `median ${inMs(quantile(times.fresh, 0.5))} new, ${inMs(quantile(times.known, 0.5))} known`;
  const z = mannWhitneyZ(delta, times.fresh.length, times.known.length);
  return tally.finish(
    `${medians}; Cliff's delta ${delta.toFixed(3)}, Mann–Whitney z ${z.toFixed(2)} (delta of new against new: ${control.toFixed(3)})`,
  );
}

/** Whether the time of an answer tells if an email is registered. */
export async function timing(): Promise<Row[]> {
  const rows = [await compare('embedded', {})];
  const url = process.env.TEST_DATABASE_URL;
  if (url) rows.push(await compare('PostgreSQL', { DATABASE_URL: url }));
  return rows;
}
