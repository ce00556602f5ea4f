import { templesIn } from '@/content/temples';
import { searchEntry } from '@/lib/temples/search/entry';
import { type LanguageParams, languageFrom } from '@/lib/temples/temple-page';

export const dynamic = 'force-static';

/** The words that the temple search goes through; read by lib/temples/search/page.ts. */
export async function GET(_: Request, props: LanguageParams): Promise<Response> {
  return Response.json(templesIn(await languageFrom(props)).map(searchEntry));
}
