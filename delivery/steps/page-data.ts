import { contentHash } from '../site/format.ts';
import { withoutFontHints } from './font-preloads.ts';
import { FOLDER, type Step, stop } from './page.ts';

/**
 * Moves the page's data into a file that the loader fetches with the scripts. Next repeats a page's content in inline
 * scripts, which make up a third to two thirds of the document.
 */
export const moveDataOut: Step = (page) => {
  const pieces: string[] = [];
  const html = page.html.replace(/<script>(\(?self\.__next_f.*?)<\/script>/gs, (_, code) => {
    pieces.push(code);
    return '';
  });
  if (pieces.length === 0) stop('page-data', page, 'no inline script hands over the data');
  const code = withoutFontHints(pieces.join(';'), html);
  const data = `${FOLDER}${contentHash(code)}.js`;
  return { ...page, html, scripts: [data, ...page.scripts], files: { ...page.files, [data]: code } };
};
