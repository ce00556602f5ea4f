import { STATE, TODAY } from '@/delivery/marks';
import { yearPosition } from '../year';
import type { TodayPage } from './data';
import { type SlotName, todayLines } from './words';

/** Writes today's answer into the places of the page that wait for it, if there are any. */
export function fillToday(): void {
  const json = document.querySelector(`script[${TODAY}]`)?.textContent;
  if (!json) return;
  const lines = todayLines(JSON.parse(json) as TodayPage, new Date());
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]')) {
    const line = lines[slot.dataset.slot as SlotName];
    if (slot.textContent !== line) slot.textContent = line;
    slot.hidden = !line;
    if (slot instanceof HTMLAnchorElement && lines.href) slot.href = lines.href;
  }
  for (const panel of document.querySelectorAll(`[${STATE}]`)) panel.setAttribute(STATE, lines.kind);
  const x = `${yearPosition(lines.date) * 100}%`;
  for (const mark of document.querySelectorAll('[data-now]')) {
    for (const side of ['x', 'x1', 'x2']) if (mark.hasAttribute(side)) mark.setAttribute(side, x);
    mark.setAttribute('visibility', 'visible');
  }
}
