import { cp, mkdir, readlink, rename, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Lets a link in `root` point to one of its folders, at once. */
export async function pointTo(root: string, link: 'current' | 'previous', folder: string): Promise<void> {
  const next = join(root, `${link}-${process.pid}`);
  await symlink(basename(folder), next, 'junction');
  await rename(next, join(root, link));
}

/**
 * Makes the previous finished site current, and the current one previous.
 * @returns the names of the folders. @throws when there is no previous one.
 */
export async function goBack(root: string): Promise<{ now: string; before: string }> {
  const [before, now] = await Promise.all(
    ['current', 'previous'].map((link) =>
      readlink(join(root, link)).catch(() => Promise.reject(new Error(`${root} has no ${link} site`))),
    ),
  );
  if (!now || !before || !(await isThere(join(root, now, 'site.json'))))
    throw new Error(`${root} has no previous site`);
  await pointTo(root, 'current', now);
  await pointTo(root, 'previous', before);
  return { now, before };
}

/**
 * Takes a finished site that was built elsewhere as the current one, so that the next build keeps its hashed files.
 * @throws when `from` is no finished site, or `root` has one already.
 */
export async function carry(from: string, root: string): Promise<void> {
  for (const name of ['site.json', 'hashed.json', 'addresses', 'bodies'])
    if (!(await isThere(join(from, name)))) throw new Error(`${from} is no finished site: it has no ${name}`);
  if (await isThere(join(root, 'current'))) throw new Error(`${root} has a current site already`);
  await mkdir(root, { recursive: true });
  await cp(from, join(root, 'carried'), { recursive: true, dereference: true });
  await pointTo(root, 'current', 'carried');
}
