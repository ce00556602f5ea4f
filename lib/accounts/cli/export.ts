import { allAccounts, type Database } from '../database';

// A spreadsheet runs a cell that begins like this, some also with full-width signs, and visitors choose their names. Some
// split at semicolons and tabs as well, quoted or not.
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;

const cell = (value: string) => `"${value.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;

/** `export`: the accounts as CSV (RFC 4180) with a heading. */
export async function exportAccounts({ run }: Database): Promise<string> {
  const accounts = await run(allAccounts);
  const rows = accounts.map(({ id, full_name, email, role, created_at }) =>
    [id, full_name, email, role, created_at].map(cell).join(),
  );
  return ['id,fullName,email,role,createdAt', ...rows].map((row) => `${row}\r\n`).join('');
}
