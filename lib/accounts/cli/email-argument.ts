import { EXIT, type Input, Stop, type Terminal } from './command';

/** Lines of `--help` for commands that take an email. */
export const EMAIL_DETAILS = [
  'Without an email, the command asks for it or reads it from standard input. Prefer that:',
  "an argument stays in your shell's history.",
];

/** The email given as argument or on standard input, as it is stored. */
export async function emailOf({ positionals }: Input, terminal: Terminal): Promise<string> {
  const email = (positionals[0] ?? (await terminal.ask('Email: ')) ?? '').trim().toLowerCase();
  if (!/^\S+@\S+$/.test(email)) throw new Stop(EXIT.usage, 'Give the email of the account.');
  return email;
}
