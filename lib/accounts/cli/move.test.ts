/** @jest-environment node */
import path from 'node:path';
import { fill, freshDatabase, openDesk, sql, stored } from '@/e2e/accounts/desk';
import { EXIT } from './command';

jest.setTimeout(60_000);

const serverUrl = process.env.TEST_DATABASE_URL;

(serverUrl ? it : it.skip)(
  'moves to PostgreSQL and back, field by field, also after being killed',
  async () => {
    const desk = await openDesk();
    const { url, remove } = await freshDatabase(serverUrl ?? '');
    const env = { DATABASE_URL: url };
    const run = (...args: string[]) => desk.run(args, { env });
    const move = ['move', '--to', 'postgres'];
    await fill(desk.file, 20_000);

    const plan = await run(...move, '--dry-run');
    expect(plan.notes).toContain('would copy what is missing of 20,003 accounts');
    await expect(stored(url)).rejects.toThrow(/does not exist/);
    const begun = async () => (await stored(url).catch(() => [])).length > 0;
    expect(await desk.killed(move, env, begun)).toBe(true);
    // PostgreSQL still ends the statement that was under way.
    const atWork = "select 1 from pg_stat_activity where application_name = 'site-accounts-command'";
    while ((await sql(url, atWork)).length > 0);
    const rest = 20_003 - (await stored(url)).length;
    expect(rest).toBeGreaterThan(0);
    const first = await run(...move);
    expect(first).toMatchObject({ code: EXIT.done, out: '' });
    expect(first.notes).toContain(`Copied ${rest.toLocaleString('en')} account`);
    expect(first.notes).toContain('20003 in the source, 20003 in the target');
    expect(first.notes).not.toMatch(/@example|postgres:\/\//);
    expect(await stored(url)).toEqual(await stored(desk.file));
    expect((await run(...move)).notes).toMatch(/^Copied 0 accounts/);

    expect(JSON.parse((await run('export', '--format', 'json')).out)).toHaveLength(20_003);
    expect(JSON.parse((await run('show', 'two@example.org')).out)).toMatchObject({ role: 'USER' });

    // From both stores: else a second move would bring the person back.
    const gone = await run('remove', 'one@example.org', '--yes');
    expect(gone.notes).toMatch(/PostgreSQL at .* and the embedded store/);
    for (const place of [url, desk.file])
      expect((await stored(place)).join()).not.toContain('one@example.org');

    await sql(url, "update users set id = 'another' where email = 'two@example.org'");
    expect((await run(...move)).notes).toMatch(/^Copied 0 accounts/);
    expect((await stored(url)).join()).toContain('another');

    const back = path.join(desk.folder, 'back');
    expect(await desk.run(['move', '--to', 'embedded'], { env: { ...env, DATA_DIR: back } })).toMatchObject({
      code: EXIT.done,
    });
    expect(await stored(path.join(back, 'accounts.db'))).toEqual(await stored(url));
    await remove();
    await desk.remove();
  },
);
