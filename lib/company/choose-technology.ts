/** Chooses a technology in the demo form of this page, as a visitor would. `technology` is the id of a demo. */
export function chooseTechnology(technology: string): void {
  const select = document.querySelector<HTMLSelectElement>('#technology');
  if (!select || select.value === technology) return;
  select.value = technology;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}
