import { languageNamed, otherLanguages, templeHome } from '@/content/languages';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => otherLanguages().map((lang) => ({ lang }));

/** A language alone leads to the temple home, the only area that has other languages than English. */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const location = templeHome(languageNamed((await params).lang));
  return new Response(null, { status: 308, headers: { location, 'content-type': 'text/plain' } });
}
