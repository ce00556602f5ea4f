/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import LibSql from 'libsql';
import { startSite, stored, type TestSite } from '@/e2e/support/accounts';
import { registration } from '@/e2e/support/registration';

jest.setTimeout(60_000);

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const register = async (email = 'asha@example.org') => (await site.register(registration({ email }))).status;
const lastCause = () => site.log.lines.at(-1)?.cause;

it('accepts exactly one of 20 simultaneous registrations of an email', async () => {
  const all = Array.from({ length: 20 }, (_, index) => register(index % 3 ? 'Two@b.co' : 'two@b.co'));
  expect((await Promise.all(all)).filter((status) => status === 200)).toHaveLength(1);
  expect(await stored(site.file)).toHaveLength(1);
});

it('keeps accounts, whatever the writing system, when reopened', async () => {
  const fullName = "अश्विनी O'Neil 😀";
  await site.register(registration({ fullName }));
  await site.close();
  expect(await register()).toBe(409);
  expect((await stored(site.file))[0]).toContain(fullName);
});

it('keeps its files private in a folder that others can read, and warns about the folder', async () => {
  chmodSync(site.dataDir, 0o755);
  writeFileSync(site.file, '', { mode: 0o644 });
  await register();
  for (const name of readdirSync(site.dataDir))
    expect([name, statSync(path.join(site.dataDir, name)).mode & 0o077]).toEqual([name, 0]);
  expect(site.log.text()).toContain('chmod 700');
});

it('responds 500 while the file is not a database, logs the cause, and recovers without a restart', async () => {
  writeFileSync(site.file, 'this is no database, '.repeat(500));
  const response = await site.register(registration());
  expect([response.status, await response.json()]).toEqual([
    500,
    { message: 'Server error. Please try later' },
  ]);
  expect(lastCause()).toMatchObject({ code: 'SQLITE_NOTADB' });
  expect(await site.health()).toEqual([503, { status: 'unavailable' }]);
  renameSync(site.file, `${site.file}.broken`);
  expect(await site.health()).toEqual([200, { status: 'ok' }]);
  expect(await register()).toBe(200);
});

it('responds 500 while the disk is full, and recovers', async () => {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', site.dataDir]);
  if (mounted.status !== 0) return console.info('A full disk is not tested: that needs the right to mount.');
  const filler = path.join(site.dataDir, 'filler');
  try {
    await register();
    expect(() => writeFileSync(filler, Buffer.alloc(1_000_000))).toThrow('ENOSPC');
    expect(await Promise.all(['b@b.co', 'c@b.co'].map(register))).toEqual([500, 500]);
    expect(lastCause()).toMatchObject({ code: expect.stringMatching(/^SQLITE_(FULL|IOERR)/) });
    rmSync(filler);
    expect(await register('b@b.co')).toBe(200);
    expect(await stored(site.file)).toHaveLength(2);
  } finally {
    spawnSync('umount', ['-l', site.dataDir]);
  }
});

describe('while another process holds the file', () => {
  async function hold() {
    await site.health();
    const holder = new LibSql(site.file);
    holder.exec('begin immediate');
    return () => {
      holder.exec('commit');
      holder.close();
    };
  }

  it('waits, then stores what it acknowledges', async () => {
    const release = await hold();
    const first = register();
    await delay(300);
    release();
    expect(await first).toBe(200);
    expect(await stored(site.file)).toHaveLength(1);
  });

  it('gives up eventually without blocking the process, and recovers', async () => {
    const release = await hold();
    // While this clock is frozen, the calls keep trying and the event loop keeps running.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    let answered = 0;
    const calls = ['a@b.co', 'b@b.co', 'c@b.co'].map((email) =>
      register(email).finally(() => (answered += 1)),
    );
    for (let turns = 0; turns < 50; turns += 1) await delay(5);
    expect(answered).toBe(0);
    clock.mockRestore();
    expect(await Promise.all(calls)).toEqual([500, 500, 500]);
    expect(lastCause()).toMatchObject({ code: 'SQLITE_BUSY' });
    release();
    expect(await register('a@b.co')).toBe(200);
  });
});
