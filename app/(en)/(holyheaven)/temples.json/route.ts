import { temples } from '@/content/temples';
import { searchEntries } from '@/lib/temples/search/entry';

export const dynamic = 'force-static';

/** The words that the temple search goes through; read by lib/temples/search/listing.ts. */
export function GET(): Response {
  return Response.json(searchEntries(temples));
}
