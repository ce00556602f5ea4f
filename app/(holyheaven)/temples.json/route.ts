import { temples } from '@/content/temples';
import { searchEntry } from '@/lib/temples/search';

export const dynamic = 'force-static';

/** What the temple search looks through; read by lib/temples/search-index.ts. */
export function GET(): Response {
  return Response.json(temples.map(searchEntry));
}
