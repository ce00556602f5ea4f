import { execFile } from 'node:child_process';
import { rename, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How hard to compress a body: brotli quality 6 or 11. 11 takes 60 times as long as 6. */
export type Effort = 'little' | 'most';
const QUALITY: Record<Effort, number> = { little: 6, most: 11 };
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
/** The smallest window that holds the whole body, as a power of two. The default, 22, would be allocated each time. */
const windowFor = (length: number) => Math.min(22, Math.ceil(Math.log2(length + 16)));

export const isCompressible = (type: string, body: Buffer): boolean =>
  COMPRESSIBLE.test(type) && body.length >= 256;

/** A body in brotli and gzip, compressed in Node's thread pool. */
export function compressed(body: Buffer, effort: Effort): Promise<[br: Buffer, gz: Buffer]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  };
  return Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: effort === 'most' ? 9 : 6 }),
  ]);
}

/** Waits until a folder's files are on the disk. After a power cut, `current` must not name an empty one. */
export async function flush(folder: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', folder]);
}

/** Lets a link in `root` point to one of its folders, at once. */
export async function pointTo(root: string, link: 'current' | 'previous', folder: string): Promise<void> {
  const next = join(root, `${link}-${process.pid}`);
  await symlink(basename(folder), next, 'junction');
  await rename(next, join(root, link));
}
