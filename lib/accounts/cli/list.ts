import { allAccounts, type Database } from '../database';

/** `list`: the accounts, one a line. */
export async function list({ run }: Database): Promise<string> {
  const accounts = await run(allAccounts);
  return accounts
    .map(
      ({ created_at, id, role, email, full_name }) =>
        `${[created_at, id, role, email, full_name].join('  ')}\n`,
    )
    .join('');
}
