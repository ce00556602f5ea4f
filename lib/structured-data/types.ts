import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  EventLeaf,
  HinduTempleLeaf,
  ItemListLeaf,
  JobPostingLeaf,
  MergeLeafTypes,
  OrganizationLeaf,
  TouristAttractionLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';

export type TempleNode = MergeLeafTypes<[HinduTempleLeaf, TouristAttractionLeaf]>;

export type PageNode = WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf;

/** What a page can be about. */
export type SubjectNode = ItemListLeaf | JobPostingLeaf | TempleNode;

/** All structured data of one page. Its nodes refer to each other by `@id`. */
export type PageGraph = {
  '@context': 'https://schema.org';
  '@graph': readonly (
    | OrganizationLeaf
    | WebSiteLeaf
    | PageNode
    | BreadcrumbListLeaf
    | SubjectNode
    | EventLeaf
  )[];
};
