/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Desk, openDesk, statement } from '@/e2e/accounts/try-command';
import { openLibsqlStore } from '../libsql-store';
import { EXIT } from './command';

jest.setTimeout(60_000);

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
});

afterEach(() => desk.remove());

it('show one person, by an email in any capitals, given or piped in', async () => {
  for (const answer of [
    await desk.run(['show', ' ONE@example.org ']),
    await desk.run(['show'], { lines: ['one@example.org'] }),
  ]) {
    expect(answer.code).toBe(EXIT.done);
    expect(JSON.parse(answer.out)).toMatchObject({ email: 'one@example.org', fullName: 'Asha Rao' });
    expect(answer.out).not.toContain('secret');
  }
  expect((await desk.run(['show', 'nobody@example.org'])).code).toBe(EXIT.notFound);
  expect((await desk.run(['show'], { lines: [] })).code).toBe(EXIT.usage);
});

it('ask back before removing', async () => {
  expect((await desk.run(['remove', 'one@example.org'])).code).toBe(EXIT.notConfirmed);
  const no = await desk.run(['remove', 'one@example.org'], { interactive: true, lines: ['y'] });
  expect(no.code).toBe(EXIT.notConfirmed);
  expect(await desk.emails()).toHaveLength(3);
  const yes = await desk.run(['remove'], { interactive: true, lines: ['one@example.org', 'yes'] });
  expect(yes).toMatchObject({
    code: EXIT.done,
    out: '',
    notes: expect.stringContaining('Removed one account'),
  });
  expect(yes.notes).not.toContain('one@example.org');
  expect(await desk.emails()).toEqual(['three@example.org', 'two@example.org']);
  expect((await desk.run(['remove', 'one@example.org', '--yes'])).code).toBe(EXIT.notFound);
});

it('leave no trace in the file, not even where full pages were split', async () => {
  const people = Array.from({ length: 600 }, () => `${randomUUID()}@trace.example`);
  // The site's own connection stays open and keeps its log, as in production.
  const store = await openLibsqlStore(desk.dataDir);
  for (const email of people) await store.create({ fullName: `Name ${email}`, email, passwordHash: 'x' });
  const gone = people.filter((_, index) => index % 15 === 0);
  for (const email of gone) expect((await desk.run(['remove', email, '--yes'])).code).toBe(EXIT.done);
  const traces = gone.filter((email) => spawnSync('grep', ['-rqiF', email, desk.dataDir]).status !== 1);
  expect(traces).toEqual([]);
  expect(spawnSync('grep', ['-rqiF', people[1] ?? '', desk.dataDir]).status).toBe(0);
  await store.close();
});

it('clear what a run that was cut off has left', async () => {
  const email = `${randomUUID()}@trace.example`;
  await desk.create(email);
  await statement(desk.file, `pragma secure_delete = off; delete from users where email = '${email}'`);
  expect(spawnSync('grep', ['-rqF', email, desk.dataDir]).status).toBe(0);
  expect((await desk.run(['remove', email, '--yes'])).code).toBe(EXIT.notFound);
  expect(spawnSync('grep', ['-rqF', email, desk.dataDir]).status).toBe(1);
});

it('name older copies that may still hold the person', async () => {
  await desk.run(['backup', path.join(desk.folder, 'backup.db')]);
  await desk.run(['restore', path.join(desk.folder, 'backup.db'), '--yes']);
  const { notes } = await desk.run(['remove', 'one@example.org', '--yes']);
  expect(notes).toMatch(/older copy may still hold the account: .*accounts-before-restore-/);
});
