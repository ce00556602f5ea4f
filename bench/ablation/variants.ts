import { join } from 'node:path';
import { finish, steps } from '../../delivery/build.ts';
import type { Build } from '../../delivery/outputs.ts';
import type { AnyStep } from '../../delivery/steps/page.ts';

const { takeStatus, inlineStyles, moveDataOut, tellToday, deferScripts, addPolicy } = steps;

/** Links full style sheets instead of inlining the used rules. Fonts stay in the page. */
const linkStyles: AnyStep = async (page, site) => {
  const { html, styleSheet } = await inlineStyles(page, site);
  const link = `<link rel="stylesheet" href="${styleSheet}" data-precedence="next"/>`;
  return { ...page, html: html.replace(/<style data-used>.*?<\/style>/s, () => link) };
};

/** The steps of each compared site. Scripts that start at once need their data in the page. */
export const variants: Record<string, readonly AnyStep[]> = {
  'all steps': Object.values(steps),
  'without inlineStyles': [takeStatus, linkStyles, moveDataOut, tellToday, deferScripts, addPolicy],
  'without moveDataOut': [takeStatus, inlineStyles, tellToday, deferScripts, addPolicy],
  'without deferScripts': [takeStatus, inlineStyles, tellToday, addPolicy],
};

export const folderOf = (projectDir: string, name: string) =>
  join(projectDir, 'bench/.work/ablation', name.replaceAll(' ', '-'));

/** Makes all variants of the finished site from one build. */
export async function finishVariants(build: Build): Promise<void> {
  for (const [name, chosen] of Object.entries(variants))
    await finish(build, folderOf(build.projectDir, name), chosen);
}
