import type { Metadata } from 'next';
import { notFound } from '@/content/holyheaven/temple-page';
import { getTemple } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { pageMetadata } from '@/lib/metadata';

export type TempleParams = { params: Promise<{ templeId: string }> };

/** The temple that a page's address names, or nothing. */
export async function templeOf({ params }: TempleParams): Promise<Temple | undefined> {
  return getTemple((await params).templeId);
}

/** `generateMetadata` for a page about one temple, or for the Temple Not Found screen in its place. */
export function templeMetadata(pathOf: (temple: Temple) => string) {
  return async ({ params }: TempleParams): Promise<Metadata> => {
    const temple = getTemple((await params).templeId);
    return temple ? pageMetadata(pathOf(temple)) : { title: notFound.title, robots: { index: false } };
  };
}
