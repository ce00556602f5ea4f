import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';
import { runCommand } from '@/lib/accounts/cli/run';
import { openLibsqlStore } from '@/lib/accounts/libsql-store';
import { parseEnv } from '@/lib/env';
import { storedAccounts } from './commands';

/** Test support: a folder with an embedded store of three accounts, and the command line in this process. */
export interface Desk {
  /** For files beside the store. Its name would break a URL put together carelessly. */
  folder: string;
  dataDir: string;
  file: string;
  create(email: string, fullName?: string): Promise<void>;
  /** Runs a command. `lines` are typed on a terminal, or piped in if there is none. */
  run(args: string[], how?: RunOptions): Promise<{ code: number; out: string; notes: string }>;
  /** The emails that are stored, sorted. */
  emails(file?: string): Promise<string[]>;
  /** Names of the copies that commands have left beside the store. */
  kept(): string[];
  remove(): Promise<void>;
}

interface RunOptions {
  lines?: string[];
  interactive?: boolean;
  env?: Record<string, string>;
}

/** Runs SQL on a database file, past the site. */
export async function statement(file: string, sql: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(file).href });
  await client.executeMultiple(sql);
  client.close();
}

export async function openDesk(): Promise<Desk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commands #1 ?%20-'));
  const dataDir = path.join(folder, 'data');
  const file = path.join(dataDir, 'accounts.db');
  const desk: Desk = {
    folder,
    dataDir,
    file,
    async create(email, fullName = 'Asha Rao') {
      const store = await openLibsqlStore(dataDir);
      await store.create({ fullName, email, passwordHash: '$argon2id$secret' });
      await store.close();
    },
    async run(args, { lines = [], interactive = false, env = {} } = {}) {
      const [outs, notes]: [string[], string[]] = [[], []];
      const left = [...lines];
      const code = await runCommand(args, () => parseEnv({ DATA_DIR: dataDir, ...env }), {
        interactive,
        out: async (text) => void outs.push(text),
        note: (line) => void notes.push(line),
        ask: async () => left.shift(),
      });
      return { code, out: outs.join(''), notes: notes.join('\n') };
    },
    emails: async (place = file) => [...(await storedAccounts(place)).keys()].sort(),
    kept: () => (existsSync(dataDir) ? readdirSync(dataDir).filter((name) => /^accounts-/.test(name)) : []),
    remove: () => rm(folder, { recursive: true }),
  };
  await desk.create('one@example.org');
  await desk.create('two@example.org', '=cmd|calc, "x"');
  await desk.create('three@example.org', 'अश्विनी');
  return desk;
}
