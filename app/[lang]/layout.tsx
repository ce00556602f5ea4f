import '../globals.css';

import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { languageNamed, otherLanguages } from '@/content/languages';

export { rootMetadata as metadata, rootViewport as viewport } from '@/lib/root-metadata';

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => otherLanguages().map((lang) => ({ lang }));

/** Around the pages whose address begins with a language. */
export default async function LanguageLayout({ children, params }: Props) {
  return <Document language={languageNamed((await params).lang)}>{children}</Document>;
}
