// Run by durability.test.ts: registers accounts in the folder given and prints each email once it is acknowledged.
import { writeSync } from 'node:fs';
import { openLibsqlStore } from './libsql-store';

async function main(dataDir: string, round: string) {
  const store = await openLibsqlStore(dataDir);
  const worker = async (lane: number) => {
    for (let index = 0; ; index += 1) {
      const email = `r${round}-${lane}-${index}@example.org`;
      if (await store.create({ fullName: 'Asha Rao', email, passwordHash: 'x' })) writeSync(1, `${email}\n`);
    }
  };
  await Promise.all([worker(0), worker(1)]);
}

void main(process.argv[2] ?? '', process.argv[3] ?? '');
