import type { PictureName } from '@/content/pictures';

export type Capability = { title: string; text: string; fact: string };
export type Callout = { name: string; text: string };
/** A row of a specification table; `unit` is set apart from `value`, `note` says under which conditions. */
export type SpecRow = { name: string; value: string; unit?: string; note?: string };
export type SpecGroup = { title: string; rows: readonly SpecRow[] };

export type Technology = {
  /** The page's title and h1, to the letter of the specification. */
  title: string;
  picture: PictureName;
  eyebrow: string;
  lead: string;
  drawing: {
    title: string;
    lead: string;
    caption: string;
    description: string;
    callouts: readonly Callout[];
  };
  capabilities: { title: string; items: readonly Capability[] };
  specification: { title: string; lead: string; groups: readonly SpecGroup[] };
  closing: { title: string; text: string; action: string };
};

export const otherTechnologies = 'Other technologies';
