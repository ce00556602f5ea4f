/** @jest-environment node */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { killedMoves, killedRestores, readsAndRemoves, type Setting } from '@/e2e/accounts/command-proofs';
import { command, fill, fromSource, seeded } from '@/e2e/accounts/commands';
import type { AccountStore } from '../account-store';
import { openLibsqlStore } from '../libsql-store';
import { openPostgresStore } from '../postgres-store';
import { memoryLimiter } from '../rate-limiters';

process.env.LOG_LEVEL = 'silent';
jest.setTimeout(180_000);

// The long versions are e2e/hard/commands.mts.
const KILLS = 2;
const SEED = randomInt(2 ** 31);
const LIMIT = { max: 3, windowSeconds: 60 };
const registerIn = (store: AccountStore) => async (email: string) =>
  (await store.create({ fullName: 'Asha Rao', email, passwordHash: '$argon2id$x' })) ? '' : 'taken';

let folder: string;
let store: AccountStore;
let setting: Setting;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'commands-'));
  const dataDir = path.join(folder, 'data');
  store = await openLibsqlStore(dataDir);
  setting = {
    program: fromSource(folder),
    dataDir,
    register: registerIn(store),
    random: seeded(SEED),
    work: 400,
  };
  await fill(path.join(dataDir, 'accounts.db'), 500);
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

it('lists, exports, copies and removes under registrations, and leaves no trace of who is removed', async () => {
  expect((await readsAndRemoves(setting, folder, 2)).problems).toEqual([]);
});

it(`restores after being killed, and loses no account (seed ${SEED})`, async () => {
  const backup = path.join(folder, 'backup.db');
  await command(setting.program, ['backup', backup], { DATA_DIR: setting.dataDir });
  expect((await killedRestores(setting, backup, KILLS)).problems).toEqual([]);
});

const serverUrl = process.env.TEST_DATABASE_URL;
(serverUrl ? it : it.skip)(`moves to PostgreSQL and back after being killed (seed ${SEED})`, async () => {
  const name = `move_${randomUUID().replaceAll('-', '')}`;
  const server = new Client(serverUrl);
  await server.connect();
  await server.query(`create database ${name}`);
  const url = new URL(serverUrl ?? '');
  url.pathname = name;
  const target = await openPostgresStore(url.href, LIMIT, memoryLimiter(LIMIT));
  const { problems } = await killedMoves(setting, { url: url.href, register: registerIn(target) }, KILLS);
  await target.close();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
  expect(problems).toEqual([]);
});
