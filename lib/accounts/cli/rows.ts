import type { Db, UsersTable } from '../account-store';
import { EXIT, Stop } from './command';

/** An account as it may be shown: all that is stored but the hash of the password. */
export interface ShownAccount {
  id: string;
  fullName: string;
  email: string;
  role: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

type Row = Omit<UsersTable, 'password_hash'>;

const COLUMNS = ['id', 'full_name', 'email', 'role', 'created_at'] as const;

/** A database's timestamp as ISO 8601 in UTC. PostgreSQL's driver returns dates. */
export const isoTime = (value: unknown) => new Date(value as string | Date).toISOString();

const shown = ({ id, full_name, email, role, created_at }: Row): ShownAccount => ({
  id,
  fullName: full_name,
  email,
  role,
  createdAt: isoTime(created_at),
});

/** Where a page ends, as `--after` takes it. */
export const positionOf = ({ createdAt, id }: ShownAccount) => `${createdAt}/${id}`;

function parsePosition(position: string): { createdAt: string; id: string } {
  const [, createdAt = '', id = ''] = /^(\d{4}-[\d-]{5}T[\d:.]+Z)\/([\w-]+)$/.exec(position) ?? [];
  if (id && !Number.isNaN(Date.parse(createdAt))) return { createdAt, id };
  throw new Stop(EXIT.usage, '--after must be the position that the page before named.');
}

/** Up to `size` accounts in order of creation, after a position if one is given. */
export async function accountPage(db: Db, size: number, after?: string): Promise<ShownAccount[]> {
  let query = db.selectFrom('users').select(COLUMNS).orderBy('created_at').orderBy('id').limit(size);
  if (after !== undefined) {
    const { createdAt, id } = parsePosition(after);
    query = query.where((where) =>
      where.or([
        where('created_at', '>', createdAt),
        where.and([where('created_at', '=', createdAt), where('id', '>', id)]),
      ]),
    );
  }
  return (await query.execute()).map(shown);
}

/** All accounts, page by page, with those that are registered meanwhile. */
export async function* accountPages(db: Db, size: number): AsyncGenerator<ShownAccount[]> {
  for (let after: string | undefined; ; ) {
    const page = await accountPage(db, size, after);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < size) return;
    after = positionOf(last);
  }
}

/** The account of an email in any capitals. */
export async function findAccount(db: Db, email: string): Promise<ShownAccount | undefined> {
  const row = await db
    .selectFrom('users')
    .select(COLUMNS)
    .where((where) => where(where.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  return row && shown(row);
}
