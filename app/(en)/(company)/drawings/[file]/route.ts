import { stills } from '@/components/company/airframe/stills';
import { stillsFile } from '@/lib/airframe/still';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map(Object.entries(stills).map(([name, views]) => [`${name}.svg`, views]));

export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }));

/** Line drawings that pages refer to. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const views = files.get((await params).file);
  if (!views) return new Response(null, { status: 404 });
  return new Response(stillsFile(views), { headers: { 'content-type': 'image/svg+xml' } });
}
