import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { wordsIn } from '@/content/holyheaven/words';
import { languages, pathIn } from '@/content/languages';
import { bundleInline } from '../bundle.ts';
import type { routingHeaders } from '../outputs.ts';
import { contentHash, fileEndings, type SiteRules } from '../site/format.ts';
import type { siteWriter } from '../site/writer.ts';
import { REMOVAL, WORKER } from './area.ts';
import { writeCopies } from './copies.ts';

const SCRIPT = 'text/javascript; charset=utf-8';
/** Browsers ask for the worker at each navigation. It may fetch from the site, and nothing else. */
const WORKER_HEADERS = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
};

/** What a copy says of its age, by the path before the addresses of its language. */
const words = Object.fromEntries(
  languages.map(({ code, tag }) => [pathIn(code, ''), { text: wordsIn(code).offline.copy, language: tag }]),
);

/** Writes the offline copies, the worker that keeps them in browsers, and the one that removes it. */
export async function finishOffline(
  projectDir: string,
  writer: Awaited<ReturnType<typeof siteWriter>>,
  headersOf: ReturnType<typeof routingHeaders>,
  addresses: readonly string[],
  rules: SiteRules,
): Promise<void> {
  async function write(address: string, content: string, type: string, headers = {}): Promise<number> {
    const { body, encodings } = await writer.store(Buffer.from(content), type, 'most');
    const all = { ...headersOf(address, ''), 'content-type': type, vary: 'accept-encoding', ...headers };
    const answer = { status: 200, headers: { ...all, etag: `W/"${body}"` }, body, encodings };
    writer.write(address, { source: contentHash(content), answers: { '': answer } });
    const sent = encodings.includes('br') ? fileEndings.br : '';
    return (await stat(join(writer.folder, 'bodies', body + sent))).size;
  }

  const { record, body } = writer;
  const lineScript = bundleInline(projectDir, 'offline-line');
  const packs = await writeCopies({ record, body, addresses, rules, write, lineScript, words });
  const removal = bundleInline(projectDir, 'offline-removal');
  const worker = bundleInline(projectDir, 'offline').replace('PACKS', () => JSON.stringify(packs));
  await write(REMOVAL, removal, SCRIPT, WORKER_HEADERS);
  await write(WORKER, Object.keys(packs).length > 0 ? worker : removal, SCRIPT, WORKER_HEADERS);
}
