/** @jest-environment node */
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '@/lib/log';
import { openLibsqlStore } from './libsql-store';

process.env.LOG_LEVEL = 'silent';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accounts-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('fails where the folder cannot be made', async () => {
  await writeFile(path.join(folder, 'file'), '');
  await expect(openLibsqlStore(path.join(folder, 'file', 'data'))).rejects.toThrow(/ENOTDIR|EEXIST/);
});

it('keeps its files to itself in a folder that is open to others, and warns of that', async () => {
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, 'accounts.db'), '', { mode: 0o644 });
  const warn = jest.spyOn(log(), 'warn');
  const store = await openLibsqlStore(folder);
  await store.create({ fullName: 'Asha Rao', email: 'a@b.co', passwordHash: 'x' });
  for (const name of await readdir(folder))
    expect([name, (await stat(path.join(folder, name))).mode & 0o077]).toEqual([name, 0]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('chmod 700'));
  await store.close();
});
