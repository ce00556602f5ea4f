import { sql } from 'kysely';
import { tidyEmail } from '@/lib/auth/fields';
import type { Env } from '@/lib/env';
import { storedEmail } from '../account-store';

/** Exit codes, as `--help` lists them. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  refused: 4,
  notConfirmed: 5,
} as const;

/** Ends the command with a sentence for the operator and an exit code. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = 'CommandError';
  }
}

/** Where a command reads and writes. Data goes to `out`, everything said about it to `note`. */
export interface Terminal {
  /** Resolves once the reader has taken the text. */
  out(text: string): Promise<void>;
  note(line: string): void;
  /** The next line of standard input, or undefined at its end. On a terminal, `question` is shown first. */
  ask(question: string): Promise<string | undefined>;
  /** True when a person can answer. */
  interactive: boolean;
}

/** Parsed arguments of one command. */
export interface Input {
  settings: Env;
  argument: string | undefined;
  options: { format?: string; output?: string; to?: string; yes?: boolean };
  dryRun: boolean;
}

export type Command = (input: Input, terminal: Terminal) => Promise<void>;

/** Asks for 'yes' unless the operator gave `--yes`. */
export async function confirm({ options }: Input, terminal: Terminal, question: string): Promise<void> {
  if (options.yes) return;
  if (!terminal.interactive)
    throw new CommandError(EXIT.notConfirmed, 'Nothing was changed. Use --yes where nobody can answer.');
  const answer = await terminal.ask(`${question} Type yes to go on: `);
  if (answer?.trim().toLowerCase() !== 'yes')
    throw new CommandError(EXIT.notConfirmed, 'Nothing was changed.');
}

/** `1,234 accounts`. */
export function accounts(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'account' : 'accounts'}`;
}

/** The email given as argument or on standard input, as it is stored, and as versions before stored it. */
export async function emailOf({ argument }: Input, terminal: Terminal): Promise<string[]> {
  const email = tidyEmail(argument ?? (await terminal.ask('Email: ')) ?? '');
  if (!/^\S+@\S+$/.test(email)) throw new CommandError(EXIT.usage, 'Give the email of the account.');
  return [storedEmail(email), email];
}

/** Finds the account of one of these emails, for a query's `where`. */
export const byEmail = (emails: string[]) => sql<boolean>`lower(email) in (${sql.join(emails)})`;
