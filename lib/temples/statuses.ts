import { indianDay, indianMinute } from '@/lib/india-time';
import { STATUSES } from '@/lib/marks';

/** The index of a text. */
type Text = number;

/**
 * What holds on stretches of days, in order. Of a day: the states, each until a minute; then what wants saying besides. Of
 * the next event: its text.
 */
export type StatusRows = {
  days: readonly (readonly [
    through: string,
    states: readonly (readonly [until: number, Text])[],
    note: Text,
  ])[];
  events: readonly (readonly [through: string, Text])[];
};

/** Statuses of several temples as JSON for the browser. `status-table.ts` makes it. */
export type Statuses = { texts: readonly string[]; temples: readonly StatusRows[] };

type Status = Record<'state' | 'event' | 'checked', string>;

/** What each temple's line says at this instant. After the last row its state holds. */
export function statusesAt({ texts, temples }: Statuses, at: Date): Status[] {
  const [day, minute] = [indianDay(at), indianMinute(at)];
  const text = (index = 0) => texts[index] ?? '';
  return temples.map(({ days, events }) => {
    const [, states = [], note] = days.find(([through]) => through >= day) ?? days.at(-1) ?? [];
    const [, event] = events.find(([through]) => through >= day) ?? [];
    const [, state] = states.find(([until]) => minute < until) ?? [];
    return { state: text(state), event: text(event), checked: text(note) };
  });
}

/** Writes what holds now into the lines of the temple home, if the page has them. */
export function fillStatuses(): void {
  const json = document.querySelector(`script[${STATUSES}]`)?.textContent;
  if (!json) return;
  const statuses = statusesAt(JSON.parse(json) as Statuses, new Date());
  document.querySelectorAll('[data-line]').forEach((line, index) => {
    for (const slot of line.querySelectorAll<HTMLElement>('[data-slot]')) {
      const text = statuses[index]?.[slot.dataset.slot as keyof Status] ?? '';
      if (slot.textContent !== text) slot.textContent = text;
      slot.hidden = !text;
    }
  });
}
