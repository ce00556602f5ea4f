import { wordsIn } from '@/content/holyheaven/words';
import { languages, pathIn } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { TEMPLE_HOME } from '@/lib/temples/temple-host';
import type { Kept } from './browser/offline.ts';
import { bundleInline } from './bundle.ts';
import { REMOVAL, WORKER } from './marks.ts';
import { contentHash } from './site/format.ts';
import type { siteWriter } from './site/writer.ts';

const TEMPLES = 3;
/** Browsers ask for the worker at each navigation. It may fetch from the site, and nothing else. */
const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
};
const REMOVES_ITSELF = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));`;

/** The worker that keeps offline copies in browsers, and the one that removes it. */
export function offlineFiles(projectDir: string, { record }: Awaited<ReturnType<typeof siteWriter>>) {
  const kept: Kept = {};
  for (const { code, tag } of languages) {
    const home = pathIn(code, TEMPLE_HOME);
    const first = [home, ...templesIn(code).slice(0, TEMPLES).map(templePath)];
    const version = contentHash(first.map((page) => record(page)?.answers['']?.body).join());
    kept[home] = { first, version, words: { ...wordsIn(code).offline, language: tag } };
  }
  const text = bundleInline(projectDir, 'offline').replaceAll('KEPT', () => JSON.stringify(kept));
  return [
    { address: WORKER, text, headers: HEADERS },
    { address: REMOVAL, text: REMOVES_ITSELF, headers: HEADERS },
  ];
}
