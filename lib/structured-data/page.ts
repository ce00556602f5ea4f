import type { BreadcrumbListLeaf, ItemListLeaf } from 'schema-dts';
import { frames } from '@/content/holyheaven/frames';
import { languageAt, languageOf } from '@/content/languages';
import type { PageEntry, PagePath } from '@/content/page-list';
import { fullTitle } from '@/lib/metadata';
import { trail } from '@/lib/pages';
import { absolute, nodeId, organizationId, pictureNode, websiteId } from './addresses';
import type { PageNode } from './types';

/** The page itself; `mainEntity` is the id of its subject. */
export function webPage(page: PageEntry, mainEntity?: string): PageNode {
  const { path, title, description, kind = 'WebPage', picture } = page;
  return {
    '@type': kind,
    '@id': nodeId(path, 'page'),
    url: absolute(path),
    name: fullTitle(title, path),
    description,
    inLanguage: languageOf(languageAt(path)).tag,
    isPartOf: { '@id': websiteId() },
    ...(path !== '/' && { breadcrumb: { '@id': nodeId(path, 'breadcrumb') } }),
    publisher: { '@id': organizationId() },
    ...(picture && { primaryImageOfPage: pictureNode(picture) }),
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  };
}

/** The breadcrumbs of a page. */
export function breadcrumbs(page: PageEntry): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(page.path, 'breadcrumb'),
    itemListElement: trail(page).map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      // The company's home page, at the top, is in English.
      name: frames[languageAt(page.path)].pages[path as PagePath] ?? name,
      item: absolute(path),
    })),
  };
}

/** The pages that a page lists, in the order shown. */
export function listOfPages(path: string, what: string, pages: readonly PageEntry[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    '@id': nodeId(path, what),
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: absolute(page.path),
    })),
  };
}
