import { wordsIn } from '@/content/holyheaven/words';
import { languages, pathIn } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import type { Kept } from '../browser/offline.ts';
import { bundleInline } from '../bundle.ts';
import type { routingHeaders } from '../outputs.ts';
import { contentHash } from '../site/format.ts';
import type { siteWriter } from '../site/writer.ts';
import { REMOVAL, WORKER } from './area.ts';

const TEMPLES = 3;
/** Browsers ask for the worker at each navigation. It may fetch from the site, and nothing else. */
const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  vary: 'accept-encoding',
};
const REMOVES_ITSELF = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));`;

/** Writes the worker that keeps offline copies in browsers, and the one that removes it. */
export async function finishOffline(
  projectDir: string,
  writer: Awaited<ReturnType<typeof siteWriter>>,
  headersOf: ReturnType<typeof routingHeaders>,
): Promise<void> {
  const kept: Kept = {};
  for (const { code, tag } of languages) {
    const home = pathIn(code, '/holyheaven');
    const first = [home, ...templesIn(code).slice(0, TEMPLES).map(templePath)];
    const version = contentHash(first.map((page) => writer.record(page)?.answers['']?.body).join());
    kept[home] = { first, version, words: { ...wordsIn(code).offline, language: tag } };
  }
  const worker = bundleInline(projectDir, 'offline').replaceAll('KEPT', () => JSON.stringify(kept));
  for (const [address, code] of [
    [WORKER, worker],
    [REMOVAL, REMOVES_ITSELF],
  ] as const) {
    const { body, encodings } = await writer.store(Buffer.from(code), HEADERS['content-type'], 'most');
    const headers = { ...headersOf(address, ''), ...HEADERS, etag: `W/"${body}"` };
    writer.write(address, {
      source: contentHash(code),
      answers: { '': { status: 200, headers, body, encodings } },
    });
  }
}
