import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import fc from 'fast-check';
import { attackRequests } from '../attack/requests';
import { type AttackRequest, brokenRules } from '../attack/rules';
import { call, inParallel } from './http.mts';
import { type Site, startSite } from './site.mts';
import { type Row, scaled, Tally } from './tally.mts';

const SENT = 10_000;
const BATCH = 500;
const MAX_PEAK_MB = 512;
const MAX_GROWN_MB = 15;

function isRefusal(status: number, text: string): boolean {
  const { message } = JSON.parse(text);
  return status >= 400 && status < 500 && typeof message === 'string' && message !== '';
}

async function send(site: Site, request: AttackRequest, tally: Tally): Promise<number> {
  const broken = brokenRules(request);
  const told = `${request.kind} [${broken.join(', ')}] ${Buffer.from(request.body).toString('latin1').slice(0, 120)}`;
  try {
    const { headers, body } = request;
    const answer = await call(site.origin, { method: 'POST', path: '/api/v1/auth/register', headers, body });
    const accepted = [200, 409].includes(answer.status);
    const right = accepted ? broken.length === 0 : isRefusal(answer.status, answer.text);
    tally.check(right, `${answer.status} for ${told}`);
    return answer.status;
  } catch (error) {
    tally.check(false, `${error} for ${told}`);
    return 0;
  }
}

/** Whether what is stored is what was acknowledged, and by the rules. */
async function stored(dataDir: string, acknowledged: number, tally: Tally) {
  const client = createClient({ url: `file:${join(dataDir, 'accounts.db')}` });
  const { rows } = await client.execute('select full_name, email, password_hash, role from users');
  client.close();
  tally.check(rows.length === acknowledged, `${rows.length} accounts stored, ${acknowledged} acknowledged`);
  for (const { full_name: fullName, email, password_hash: hash, role } of rows) {
    const body = Buffer.from(JSON.stringify({ fullName, email, password: 'Sky-high-9', role }));
    const headers = { 'content-type': 'application/json', 'x-secure-request': 'true' };
    const broken = brokenRules({ kind: 'stored', headers, body });
    if (email !== String(email).trim().toLowerCase()) broken.push('lower case');
    if (!String(hash).startsWith('$argon2id$')) broken.push('hash');
    tally.check(broken.length === 0, `stored with ${broken.join(', ')}: ${JSON.stringify(email)}`);
  }
}

/** Generated bad registrations, sent as bodies and headers that Node's own client can send. */
export async function attack(): Promise<Row[]> {
  const site = await startSite();
  const seed = Number(process.env.HARD_SEED) || randomInt(2 ** 31);
  const answers = new Tally('generated registrations: none a 5xx, none accepted that breaks a rule');
  const memory = new Tally('memory of the server under them');
  const statuses = new Map<number, number>();
  let warm = 0;
  let held = 0;
  for (let sent = 0; sent < scaled(SENT); sent += BATCH) {
    const requests = fc.sample(attackRequests(`127.0.0.1:${site.port}`), {
      numRuns: BATCH,
      seed: seed + sent,
    });
    await inParallel(24, requests, async (request) => {
      const status = await send(site, request, answers);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    if (sent > 0) continue;
    held = await site.heldMb();
    warm = site.memory().now;
  }
  const grown = (await site.heldMb()) - held;
  const { now, peak } = site.memory();
  memory.check(peak < MAX_PEAK_MB, `a peak of ${peak} MB`);
  memory.check(grown < MAX_GROWN_MB, `${grown} MB more held after collecting garbage`);
  const log = site.lines.join('\n');
  const silent = new Tally('log lines under them: none with personal data, each one line of JSON');
  for (const line of site.lines.slice(1)) silent.check(!line.includes('example.org'), line);
  silent.check(!/Sky-high|Asha|attack-/.test(log), 'the log quotes what was sent');
  await site.stop();

  const kept = new Tally('accounts stored after them: each acknowledged, each by the rules');
  await stored(site.dataDir, statuses.get(200) ?? 0, kept);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
  return [
    answers.finish(`${counts.join(', ')}; seed ${seed}`),
    memory.finish(
      `${Math.round(warm)} MB after the first 500, ${Math.round(now)} MB at the end, peak ${Math.round(peak)} MB; ${grown.toFixed(1)} MB more held after collecting garbage`,
    ),
    silent.finish(),
    kept.finish(),
  ];
}
