import { templeManifest } from '@/lib/temples/manifest';
import { type LanguageParams, languageFrom } from '@/lib/temples/temple-page';

export const dynamic = 'force-static';

/** Lets visitors install the temple area. */
export async function GET(_: Request, props: LanguageParams): Promise<Response> {
  return Response.json(templeManifest(await languageFrom(props)), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
