export type Block = { tag: string; text: string; href?: string; firstScreen: boolean };

/** What a page of the site shows, read from the built page: all that the references are made of. */
export type PageContent = {
  path: string;
  title: string;
  description: string;
  canvas: string;
  ink: string;
  /** The built font files that the page preloads. */
  fonts: string[];
  /** The hero as the site writes it, without its classes. */
  picture?: string;
  /** Whether the page has a form, on which the site's scripts are expected to weigh more. */
  form: boolean;
  navigation: Block[];
  blocks: Block[];
};
