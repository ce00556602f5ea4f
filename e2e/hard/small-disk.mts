import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './site.mts';

/** A file system of half a megabyte. */
export interface SmallDisk {
  folder: string;
  remount(how: 'ro' | 'rw'): void;
  fill(): void;
  /** Takes away what `fill` wrote. */
  empty(): void;
  unmount(): void;
}

/** Mounts a small disk; undefined where this process may not. */
export function smallDisk(): SmallDisk | undefined {
  const folder = scratchFolder();
  const filler = join(folder, 'filler');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return {
    folder,
    remount: (how) => execFileSync('mount', ['-o', `remount,${how}`, folder]),
    fill() {
      for (let size = 512 * 1024; size >= 1; size = Math.floor(size / 2)) {
        try {
          writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        } catch {
          // No room for so much: half of it may still fit.
        }
      }
    },
    empty: () => rmSync(filler),
    unmount: () => execFileSync('umount', ['-l', folder]),
  };
}
