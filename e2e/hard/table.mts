const lines = ['| what was tried | times | lost | measured |', '| --- | ---: | ---: | --- |'];
let lost = 0;

/** Counts what was tried under one heading, and keeps what went wrong. `finish` makes it a line of the table. */
export class Tally {
  private times = 0;
  private problems: string[] = [];

  constructor(readonly what: string) {}

  /** Counts one try. `problem` says what is wrong where `ok` is false. */
  check(ok: boolean, problem: string): void {
    this.times += 1;
    if (!ok) this.problems.push(problem);
  }

  finish(measured = ''): void {
    const { what, times, problems } = this;
    // What was never tried has proved nothing.
    if (times === 0) problems.push('nothing was tried');
    lost += problems.length;
    lines.push(`| ${what} | ${times.toLocaleString('en')} | ${problems.length} | ${measured} |`);
    console.log(`${problems.length ? 'FAILED' : 'ok'}  ${what}: ${times} tried. ${measured}`);
    for (const problem of problems.slice(0, 6)) console.log(`        ${problem.slice(0, 300)}`);
  }
}

/** Adds a line for what this machine cannot try. */
export function skip(what: string): void {
  lines.push(`| ${what} | 0 | 0 | |`);
  console.log(`skipped  ${what}`);
}

/** The table so far, and how many tries were lost in all. */
export const results = () => ({ table: lines.join('\n'), lost });

/** `full` tries, or the share of them in HARD_SHARE, such as 0.05, while working on these proofs. */
export const scaled = (full: number) => Math.max(1, Math.round(full * Number(process.env.HARD_SHARE || 1)));
