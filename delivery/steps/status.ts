import { STATUS } from '../marks.ts';
import type { Step } from './page.ts';

const META = new RegExp(`<meta name="${STATUS}" content="(\\d{3})"/>`);

/**
 * Takes the status of a page that names one: a page for unknown ids is prerendered like any other, since `notFound()`
 * would leave an empty shell that only a script fills.
 */
export const takeStatus: Step = (page) => {
  const [, status] = META.exec(page.html) ?? [];
  return status ? { ...page, status: Number(status) } : page;
};
