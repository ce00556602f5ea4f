/** @jest-environment node */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fill } from '@/e2e/accounts/commands';
import { type Desk, openDesk, statement } from '@/e2e/accounts/try-command';
import { EXIT } from './command';

jest.setTimeout(60_000);

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
});

afterEach(() => desk.remove());

it('lists page by page in order of creation, without hashes', async () => {
  const first = await desk.run(['list', '--limit', '2']);
  expect(first.out.match(/\S+@\S+/g)).toEqual(['one@example.org', 'two@example.org']);
  expect(first.notes).toContain('2 of 3 accounts');
  const after = /--after (\S+)/.exec(first.notes)?.[1] ?? '';
  const second = await desk.run(['list', '--limit', '2', '--after', after]);
  expect(second.out.match(/\S+@\S+/g)).toEqual(['three@example.org']);
  expect(second.notes).not.toContain('--after');
  expect(first.out + second.out).not.toContain('argon2');
  expect((await desk.run(['list', '--after', 'x'])).code).toBe(EXIT.usage);
  expect((await desk.run(['list', '--limit', '0'])).code).toBe(EXIT.usage);
});

it('exports more than a page, with equal times, each account once', async () => {
  await fill(desk.file, 2500);
  await statement(
    desk.file,
    "update users set created_at = '2026-02-02T00:00:00.000Z' where email like 'filled%'",
  );
  const { out } = await desk.run(['export', '--format', 'json']);
  const parsed: { email: string }[] = JSON.parse(out);
  expect(parsed.map(({ email }) => email).sort()).toEqual(await desk.emails());
  expect(parsed.at(-1)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    fullName: 'अश्विनी',
    email: 'three@example.org',
    role: 'USER',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(out).not.toContain('argon2');
});

it('writes CSV that no spreadsheet runs, to a new file for the owner only', async () => {
  const target = path.join(desk.folder, 'out.csv');
  expect((await desk.run(['export', '--output', target])).code).toBe(EXIT.done);
  const text = await readFile(target, 'utf8');
  expect(text).toMatch(/^id,fullName,email,role,createdAt\r\n/);
  expect(text).toContain(`,"'=cmd|calc, ""x""",two@example.org,USER,`);
  expect((await stat(target)).mode & 0o077).toBe(0);
  expect((await desk.run(['export', '--output', target])).code).toBe(EXIT.refused);
  expect(await readFile(target, 'utf8')).toBe(text);
  expect((await desk.run(['export', '--format', 'xml'])).code).toBe(EXIT.usage);
});

it('exports an empty store as an empty list', async () => {
  await statement(desk.file, 'delete from users');
  expect(JSON.parse((await desk.run(['export', '--format', 'json'])).out)).toEqual([]);
  expect((await desk.run(['export'])).out).toBe('id,fullName,email,role,createdAt\r\n');
});
