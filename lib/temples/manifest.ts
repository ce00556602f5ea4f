import type { Metadata, MetadataRoute, Viewport } from 'next';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, languageOf, pathIn, templeHome } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { canvases, rootMetadata } from '@/lib/metadata';
import { type LanguageParams, languageFrom } from './temple-page';

/** The manifest of the temple area as an app, in one language. */
export function templeManifest(language: LanguageCode): MetadataRoute.Manifest {
  const { name, description } = wordsIn(language).area;
  const start = templeHome(language);
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: start,
    name,
    short_name: name,
    description,
    lang: languageOf(language).tag,
    dir: 'ltr',
    start_url: start,
    // The header links to the company's pages, which would otherwise open outside the app.
    scope: '/',
    // Shows a back button where supported.
    display: 'standalone',
    display_override: ['minimal-ui'],
    categories: ['travel', 'lifestyle'],
    background_color: canvases['first-light'],
    theme_color: canvases['first-light'],
    icons: [
      icon('temples', 192, 'any'),
      icon('temples', 512, 'any'),
      icon('temples-maskable', 192, 'maskable'),
      icon('temples-maskable', 512, 'maskable'),
    ],
    shortcuts: templesIn(language).map((temple) => ({
      name: temple.title,
      description: temple.summary,
      url: templePath(temple),
    })),
  };
}

/** Manifest and icons of the temple area; company pages have neither. */
export async function areaMetadata(props: LanguageParams): Promise<Metadata> {
  const { icons } = rootMetadata;
  const apple = { url: '/icons/temples-180.png', sizes: '180x180', type: 'image/png' };
  const manifest = pathIn(await languageFrom(props), '/manifest.webmanifest');
  return { manifest, icons: { ...icons, apple } };
}

export const areaViewport: Viewport = { themeColor: canvases['first-light'] };
