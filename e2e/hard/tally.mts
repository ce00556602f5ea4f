/** One line of the table: what was tried, how often, and how many of those failed. */
export interface Row {
  what: string;
  times: number;
  lost: number;
  measured: string;
}

/** Counts what was tried under one heading, and keeps what went wrong. */
export class Tally {
  times = 0;
  problems: string[] = [];

  constructor(readonly what: string) {}

  /** Counts one try; `problem` says what is wrong where `ok` is false. */
  check(ok: boolean, problem: string) {
    this.times += 1;
    if (!ok) this.problems.push(problem);
  }

  /** Prints the result and what went wrong first. */
  finish(measured = ''): Row {
    const { what, times, problems } = this;
    const row = { what, times, lost: problems.length, measured };
    console.log(
      `${problems.length ? 'FAILED' : 'ok'}  ${what}: ${times} tried, ${row.lost} lost. ${measured}`,
    );
    for (const problem of problems.slice(0, 6)) console.log(`        ${problem.slice(0, 300)}`);
    return row;
  }
}

/** The rows as a Markdown table. */
export function markdown(rows: Row[]): string {
  const lines = rows.map(
    ({ what, times, lost, measured }) =>
      `| ${what} | ${times.toLocaleString('en')} | ${lost.toLocaleString('en')} | ${measured} |`,
  );
  return ['| what was tried | times | lost | measured |', '| --- | ---: | ---: | --- |', ...lines].join('\n');
}

/** `full` tries, or the share of them in HARD_SHARE, such as 0.05, while working on the tests. */
export function scaled(full: number): number {
  return Math.max(1, Math.round(full * Number(process.env.HARD_SHARE || 1)));
}
