import { type Command, EXIT, Stop } from './command';
import { EMAIL_DETAILS, emailOf } from './email-argument';
import { openCurrent, using } from './places';
import { findAccount } from './rows';

/** `show`: all that is stored about one person, to answer a request for access. */
export const show: Command = {
  usage: '[<email>]',
  summary: 'shows what is stored about one person',
  details: EMAIL_DETAILS,
  options: {},
  mostPositionals: 1,
  async run(input, terminal) {
    const email = await emailOf(input, terminal);
    await using(openCurrent(input.settings), async ({ db, name }) => {
      const account = await findAccount(db, email);
      if (!account) throw new Stop(EXIT.notFound, `There is no account with this email in ${name}.`);
      if (input.dryRun) return terminal.note(`Dry run: would show one account of ${name}.`);
      const password = 'kept only as a salted argon2id hash';
      await terminal.out(`${JSON.stringify({ ...account, password }, undefined, 2)}\n`);
    });
  },
};
