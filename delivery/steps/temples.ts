import { STATUS } from '../marks.ts';
import type { Step } from './page.ts';

const META = new RegExp(`<meta name="${STATUS}" content="(\\d{3})"/>`);

/**
 * Reads the status that a page states in a meta element. Pages for unknown ids are prerendered like any other, since
 * `notFound()` would leave an empty shell that only a script fills.
 */
export const takeStatus: Step = (page) => {
  const [, status] = META.exec(page.html) ?? [];
  return status ? { ...page, status: Number(status) } : page;
};
