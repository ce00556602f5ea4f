/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { fill, storedAccounts } from '@/e2e/accounts/commands';
import { parseEnv } from '@/lib/env';
import { openLibsqlStore } from '../libsql-store';
import { EXIT } from './command';
import { runCommand } from './run';

jest.setTimeout(60_000);

const serverUrl = process.env.TEST_DATABASE_URL;

(serverUrl ? describe : describe.skip)('with PostgreSQL', () => {
  const name = `commands_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl ?? 'postgres://localhost');
  url.pathname = name;
  let folder: string;
  let file: string;

  async function sql(text: string, database = url.href) {
    const client = new Client(database);
    await client.connect();
    return client.query(text).finally(() => client.end());
  }

  async function run(args: string[], dataDir = folder) {
    const outs: string[] = [];
    const notes: string[] = [];
    const code = await runCommand(args, () => parseEnv({ DATA_DIR: dataDir, DATABASE_URL: url.href }), {
      interactive: false,
      out: async (text) => void outs.push(text),
      note: (line) => void notes.push(line),
      ask: async () => undefined,
    });
    return { code, out: outs.join(''), notes: notes.join('\n') };
  }

  beforeAll(async () => {
    await sql(`create database ${name}`, serverUrl);
    folder = await mkdtemp(path.join(tmpdir(), 'move-'));
    file = path.join(folder, 'accounts.db');
    const store = await openLibsqlStore(folder);
    for (const email of ['one@example.org', 'two@example.org', 'three@example.org'])
      await store.create({ fullName: "अश्विनी O'Neil", email, passwordHash: '$argon2id$x' });
    await store.close();
    await fill(file, 1200);
  });

  afterAll(async () => {
    await sql(`drop database ${name} with (force)`, serverUrl);
    await rm(folder, { recursive: true });
  });

  it('says what it would move, then moves all of it, and nothing twice', async () => {
    expect(await run(['move', '--to', 'postgres', '--dry-run'])).toMatchObject({
      code: EXIT.done,
      notes: expect.stringContaining('would copy what is missing of 1,203 accounts'),
    });
    await expect(storedAccounts(url.href)).rejects.toThrow(/does not exist/);
    const first = await run(['move', '--to', 'postgres']);
    expect(first).toMatchObject({ code: EXIT.done, out: '' });
    expect(first.notes).toMatch(/Copied 1,203 accounts from the embedded store .* to PostgreSQL at/);
    expect(first.notes).toContain('1203 in the source, 1203 in the target');
    expect(first.notes).not.toMatch(/@example|postgres:\/\//);
    expect(await storedAccounts(url.href)).toEqual(await storedAccounts(file));
    expect((await run(['move', '--to', 'postgres'])).notes).toMatch(/^Copied 0 accounts/);
  });

  it('lists and exports what it moved', async () => {
    const { out } = await run(['export', '--format', 'json']);
    expect(JSON.parse(out)).toHaveLength(1203);
    const page = await run(['list', '--limit', '1203']);
    expect(page.out.split('\n')).toHaveLength(1204);
    const after = /--after (\S+)/.exec((await run(['list', '--limit', '1201'])).notes)?.[1] ?? '';
    expect((await run(['list', '--after', after])).out.trim().split('\n')).toHaveLength(2);
    expect(JSON.parse((await run(['show', 'two@example.org'])).out)).toMatchObject({ role: 'USER' });
  });

  it('removes a person from both stores, so that a second move does not bring them back', async () => {
    expect((await run(['remove', 'one@example.org', '--yes', '--dry-run'])).notes).toMatch(
      /PostgreSQL at .* and the embedded store/,
    );
    expect((await run(['remove', 'one@example.org', '--yes'])).code).toBe(EXIT.done);
    await run(['move', '--to', 'postgres']);
    for (const place of [url.href, file])
      expect([...(await storedAccounts(place)).keys()]).not.toContain('one@example.org');
    expect((await run(['remove', 'one@example.org', '--yes'])).code).toBe(EXIT.notFound);
  });

  it('keeps the account of the target where an email registered in both', async () => {
    await sql("update users set id = 'another' where email = 'two@example.org'");
    const { code, notes } = await run(['move', '--to', 'postgres']);
    expect({ code, notes }).toMatchObject({
      code: EXIT.done,
      notes: expect.stringContaining('1 account registered in both'),
    });
    expect((await storedAccounts(url.href)).get('two@example.org')).toContain('another');
  });

  it('says when accounts are not alike, and changes none', async () => {
    await sql("update users set full_name = 'Somebody' where email = 'three@example.org'");
    expect(await run(['move', '--to', 'postgres'])).toMatchObject({ code: EXIT.differs });
    expect((await storedAccounts(url.href)).get('three@example.org')).toContain('Somebody');
  });

  it('moves back, field by field', async () => {
    const back = path.join(folder, 'back');
    expect((await run(['move', '--to', 'embedded'], back)).code).toBe(EXIT.done);
    expect(await storedAccounts(path.join(back, 'accounts.db'))).toEqual(await storedAccounts(url.href));
  });

  it('wants to know where to', async () => {
    expect((await run(['move'])).code).toBe(EXIT.usage);
    expect((await run(['move', '--to', 'postgres', '--batch', '0'])).code).toBe(EXIT.usage);
  });
});
