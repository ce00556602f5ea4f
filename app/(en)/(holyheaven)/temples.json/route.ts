import { temples } from '@/content/temples';
import { searchEntry } from '@/lib/temples/search/entry';

export const dynamic = 'force-static';

/** The index of the temple search, read by lib/temples/search/search.ts. */
export function GET(): Response {
  return Response.json(temples.map(searchEntry));
}
