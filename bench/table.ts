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
