import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  HinduTempleLeaf,
  ItemListLeaf,
  JobPostingLeaf,
  MergeLeafTypes,
  OrganizationLeaf,
  TouristAttractionLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';

/** A temple is both at once. */
export type TempleNode = MergeLeafTypes<[HinduTempleLeaf, TouristAttractionLeaf]>;

export type PageNode = WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf;

/** What a page can be about. */
export type SubjectNode = ItemListLeaf | JobPostingLeaf | TempleNode;

/** Everything that one page says to search engines: its nodes point to one another by `@id`. */
export type PageGraph = {
  '@context': 'https://schema.org';
  '@graph': readonly (OrganizationLeaf | WebSiteLeaf | PageNode | BreadcrumbListLeaf | SubjectNode)[];
};
