export type Block = { tag: string; text: string; href?: string; firstScreen: boolean };

/** What a built page shows. The references are made from this alone. */
export type PageContent = {
  path: string;
  title: string;
  description: string;
  canvas: string;
  ink: string;
  /** The font files that the page preloads. */
  fonts: string[];
  /** The hero's markup without its classes. */
  picture?: string;
  /** True if the page has a form. Its scripts may weigh more. */
  form: boolean;
  navigation: Block[];
  blocks: Block[];
};
