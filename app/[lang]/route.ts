import { languageNamed, otherLanguages, templeHome } from '@/content/languages';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => otherLanguages().map((lang) => ({ lang }));

/** A bare language code redirects to the temple home, the only area in languages other than English. */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const location = templeHome(languageNamed((await params).lang));
  return new Response(null, { status: 308, headers: { location, 'content-type': 'text/plain' } });
}
