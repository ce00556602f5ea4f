// Test support: reads metrics in Prometheus's text form, and as much of its query language as our alerts use.

/** A scrape: the value of each series by its name with labels. */
export type Scrape = Map<string, number>;

/** Reads the metrics of a running site. Undefined when nobody answers, which Prometheus records as `up` 0. */
export async function scrape(url: string): Promise<Scrape | undefined> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return undefined;
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

/** The sum of the series that a selector such as `name{label="value"}` fits. */
export function sumOf(of: Scrape, selector: string): number {
  const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(selector) ?? [];
  const wanted = labels.split(',').filter(Boolean);
  const fits = [...of].filter(([series]) => {
    const [own = '', given = ''] = series.split('{');
    return own === name && wanted.every((label) => given.replace('}', '').split(',').includes(label));
  });
  return fits.reduce((sum, [, value]) => sum + value, 0);
}

/** One rule of the alerts file. */
export interface Alert {
  name: string;
  expression: string;
}

/** The alerts of a rules file. */
export function alertsIn(yaml: string): Alert[] {
  const found = yaml.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g);
  return [...found].map(([, name = '', expression = '']) => ({ name, expression }));
}

/** Whether an alert's condition holds between two scrapes. */
export function holds({ expression }: Alert, before: Scrape | undefined, now: Scrape | undefined): boolean {
  const [, left = '', sign, limit] = /^(.+) ([<>]) ([\d.]+)$/.exec(expression) ?? [];
  const reading = (term: string): number => {
    const [, grown] = /^increase\((.+)\[5m\]\)$/.exec(term) ?? [];
    if (grown) return sumOf(now ?? new Map(), grown) - sumOf(before ?? new Map(), grown);
    if (term.startsWith('up{')) return now ? 1 : 0;
    return sumOf(now ?? new Map(), term);
  };
  const [first = '', second] = left.split(' / ');
  const value = second === undefined ? reading(first) : reading(first) / reading(second);
  if (sign === undefined || limit === undefined) throw new Error(`cannot read ${expression}`);
  return sign === '<' ? value < Number(limit) : value > Number(limit);
}
