import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { createElement } from 'react';
import { pages } from '../../content';
import type { Block } from '../../page-content';

type Props = { params: Promise<{ path?: string[] }> };

export const dynamicParams = false;
export const generateStaticParams = () =>
  pages.map(({ path }) => ({ path: path.split('/').filter(Boolean) }));

async function pageOf({ params }: Props) {
  const address = `/${((await params).path ?? []).join('/')}`;
  return pages.find(({ path }) => path === address) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, description } = await pageOf(props);
  return { title, description };
}

function shown({ tag, text, href }: Block, key: number) {
  if (tag !== 'a') return createElement(tag, { key }, text);
  return (
    <a key={key} href={href}>
      {text}
    </a>
  );
}

/** Reference (b): a page's words and hero as plain server components, so its scripts are what Next always sends. */
export default async function Page(props: Props) {
  const { picture = '', navigation, blocks } = await pageOf(props);
  return (
    <>
      <header>
        <a href="/">Vyomarka</a>
        <details>
          <summary>Menu</summary>
          {navigation.map(shown)}
        </details>
      </header>
      <main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own markup */}
        <div style={{ padding: 0 }} dangerouslySetInnerHTML={{ __html: picture }} />
        <div>{blocks.map(shown)}</div>
      </main>
    </>
  );
}
