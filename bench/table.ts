import { cpus, loadavg, release, totalmem } from 'node:os';

/** The median. For an even count, the lower of the two middle numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

export const ms = (number: number) => `${Math.round(number)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Whether a target is met, as a cell. Without a target it is undefined. */
export const verdict = (met: boolean | undefined) => (met === undefined ? '' : met ? 'yes' : '**no**');

/** A table in Markdown. */
export function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The day, and the machine that the numbers are from. */
export function circumstances(browser: string): string {
  const [cpu] = cpus();
  const hardware = `${cpus().length} × ${cpu?.model.trim() || process.arch}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const software = `Linux ${release()}, Node ${process.version}, Chromium ${browser}`;
  const load = `Load in the last 15 minutes: ${loadavg()[2]?.toFixed(1)}.`;
  return `${new Date().toISOString().slice(0, 10)}, ${hardware},\n${software}.\n${load}`;
}
