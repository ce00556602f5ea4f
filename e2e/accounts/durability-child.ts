// Run by durability.test.ts. Registers accounts in the given folder or PostgreSQL database and
// prints each email once its account is acknowledged.
import { writeSync } from 'node:fs';
import { openLibsqlStore } from '@/lib/accounts/libsql-store';
import { openPostgresStore } from '@/lib/accounts/postgres-store';
import { memoryLimiter } from '@/lib/accounts/rate-limiters';

const LIMIT = { max: 1, windowSeconds: 1 };

async function main(place: string, round: string) {
  const store = place.startsWith('postgres:')
    ? await openPostgresStore(place, LIMIT, memoryLimiter(LIMIT))
    : await openLibsqlStore(place);
  const worker = async (lane: number) => {
    for (let index = 0; ; index += 1) {
      const email = `r${round}-${lane}-${index}@example.org`;
      if (await store.create({ fullName: 'Asha Rao', email, passwordHash: 'x' })) writeSync(1, `${email}\n`);
    }
  };
  await Promise.all([worker(0), worker(1)]);
}

void main(process.argv[2] ?? '', process.argv[3] ?? '');
