import type { Metadata } from 'next';
import { rootMetadata } from '@/lib/root-metadata';
import { manifestPath } from './manifest';
import { type LanguageParams, languageFrom } from './temple-page';

/** What an installed temple area looks like. Not in the company's pages, which are no part of it. */
export async function areaMetadata(props: LanguageParams): Promise<Metadata> {
  const { icons } = rootMetadata;
  const apple = { url: '/icons/temples-180.png', sizes: '180x180', type: 'image/png' };
  return { manifest: manifestPath(await languageFrom(props)), icons: { ...icons, apple } };
}
