import { STATUSES } from '@/delivery/marks';
import { type Status, type Statuses, statusesAt } from './statuses';

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
