import { keyOf, PAGES, savedAt, textOf } from './offline-keep.ts';

/** The line with a copy's age, its language, and the headline and text above the list of kept pages. */
export type Words = { copy: string; language: string; title: string; list: string };

// Every temple page has the rules of these classes, because its bar and its footer use them.
const LOOK = 'border-b border-line bg-canvas text-small text-muted print:hidden';
const INSIDE = 'mx-auto flex max-w-page px-gutter py-3';

/** `2 hours ago`. */
function ageOf(saved: number, language: string): string {
  const minutes = Math.max(1, Math.floor((Date.now() - saved) / 60_000));
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (minutes < 60) return words.format(-minutes, 'minute');
  return minutes < 24 * 60
    ? words.format(-Math.floor(minutes / 60), 'hour')
    : words.format(-Math.floor(minutes / 60 / 24), 'day');
}

/** Puts a line with its age above a kept page. */
export async function copyWithAge(kept: Response, words?: Words): Promise<Response> {
  if (!words || !kept.headers.get('content-type')?.startsWith('text/html')) return kept;
  const saved = savedAt(kept);
  const dates = new Intl.DateTimeFormat(words.language, { dateStyle: 'long', timeStyle: 'short' });
  const text = words.copy
    .replace('{age}', ageOf(saved, words.language))
    .replace('{date}', dates.format(saved));
  const html = await kept.text();
  // The line stands outside of the element that has the fonts for the page's language.
  const [, fonts = ''] =
    /<div data-theme="first-light" class="flex min-h-dvh flex-col ([^"]*)/.exec(html) ?? [];
  const line = `<p role="status" data-theme="first-light" class="${LOOK} ${fonts}"><span class="${INSIDE}">${text}</span></p>`;
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + line),
    kept,
  );
}

/** In place of a page that is not kept: the frame of the temple home around a list of those that are. */
export async function listOfKept(home: string, words?: Words): Promise<Response | undefined> {
  const frame = await textOf(home);
  if (!frame || !words) return undefined;
  const keys = (await (await caches.open(PAGES)).keys()).map(({ url }) => keyOf(url)).reverse();
  const links = keys.map(async (key) => {
    const html = await textOf(key);
    const [, title] = /<title>(.*?)(?: \| [^|]*)?<\/title>/.exec(html) ?? [];
    const isSame = html.includes(`<html lang="${words.language}"`);
    return isSame ? `<li class="mt-3"><a class="underline" href="${key}">${title}</a></li>` : '';
  });
  const main = `<main id="main" class="flex-1"><div class="mx-auto w-full max-w-page px-gutter py-section">
    <h1 class="text-title">${words.title}</h1><p class="mt-4">${words.list}</p>
    <ul class="mt-6">${(await Promise.all(links)).join('')}</ul></div></main>`;
  const html = frame
    .replace(/<title>.*?<\/title>/, `<title>${words.title}</title>`)
    .replace(/<main .*<\/main>/s, () => main)
    .replace(/<script>.*?<\/script>/gs, '');
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
