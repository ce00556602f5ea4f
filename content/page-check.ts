import type { PageEntry } from './page-list';
import { sharePictures } from './share-pictures';

type Checked = Pick<PageEntry, 'path' | 'title' | 'description' | 'share' | 'parent' | 'name'>;

function problemsOf(page: Checked, others: readonly Checked[], all: readonly Checked[]): string[] {
  const { path, title, name, description, share, parent } = page;
  const problems: string[] = [];
  if (!/^(\/|(\/[a-z0-9-]+)+)$/.test(path))
    problems.push(`path "${path}" may hold only lower-case letters, digits, hyphens and slashes`);
  if (others.some((other) => other.path === path)) problems.push(`path "${path}" is there twice`);
  if (others.some((other) => other.title === title)) problems.push(`title "${title}" is there twice`);
  for (const [field, text] of Object.entries({ title, name }))
    if (!text?.trim()) problems.push(`${field} is empty`);
  const { length } = description ?? '';
  if (length < 70 || length > 160) problems.push(`description has ${length} characters, not 70 to 160`);
  if (!(share in sharePictures)) problems.push(`share "${share}" is not in content/share-pictures.ts`);
  if (parent !== undefined && !all.some((other) => other.path === parent))
    problems.push(`parent "${parent}" is not the path of a page`);
  return problems;
}

/** What is wrong with the heads of pages: `content/page-list.ts: page 2: field …`. */
export function checkPages(pages: readonly Checked[]): string[] {
  return pages.flatMap((page, index) =>
    problemsOf(page, pages.slice(0, index), pages).map(
      (problem) => `content/page-list.ts: page ${index + 1} (${page.path}): ${problem}`,
    ),
  );
}
