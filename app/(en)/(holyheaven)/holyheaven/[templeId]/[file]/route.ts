import { languageNamed } from '@/content/languages';
import { getTemple, temples } from '@/content/temples';
import { calendarFiles } from '@/lib/temples/calendar';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { lang?: string; templeId: string; file: string };

export const generateStaticParams = (): Params[] =>
  temples.flatMap((temple) => calendarFiles(temple).map(({ name }) => ({ templeId: temple.id, file: name })));

/** A temple's calendar files: one with all its dates, and one for each date. */
export async function GET(_: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { lang, templeId, file } = await params;
  const temple = getTemple(templeId, languageNamed(lang));
  const found = temple && calendarFiles(temple).find(({ name }) => name === file);
  return found
    ? new Response(found.text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
    : new Response(null, { status: 404 });
}
