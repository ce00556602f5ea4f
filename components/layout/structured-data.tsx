import { jsonLd, pageGraph } from '@/lib/structured-data/graph';

/** What search engines read about the page at this path. */
export function StructuredData({ path }: { path: string }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes what could end the element
      dangerouslySetInnerHTML={{ __html: jsonLd(pageGraph(path)) }}
    />
  );
}
