import type { Metadata } from 'next';
import { notFound } from '@/content/holyheaven/temple-page';
import { getTemple } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { pageMetadata } from '@/lib/metadata';

export type TempleParams = { params: Promise<{ templeId: string }> };

/** The temple that a page's address names, if there is one. */
export async function templeOf({ params }: TempleParams): Promise<Temple | undefined> {
  return getTemple((await params).templeId);
}

/** `generateMetadata` of a page about one temple, and of its Temple Not Found screen. */
export function templeMetadata(pathOf: (temple: Temple) => string) {
  return async ({ params }: TempleParams): Promise<Metadata> => {
    const temple = getTemple((await params).templeId);
    return temple ? pageMetadata(pathOf(temple)) : { title: notFound.title, robots: { index: false } };
  };
}
