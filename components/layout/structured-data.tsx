import { pageGraph } from '@/lib/structured-data/graph';
import { inScript } from '@/lib/text';

/** What search engines read about the page at this path. */
export function StructuredData({ path }: { path: string }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: inScript escapes what could end the element
      dangerouslySetInnerHTML={{ __html: inScript(pageGraph(path)) }}
    />
  );
}
