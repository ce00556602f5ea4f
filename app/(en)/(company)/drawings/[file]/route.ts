import { flightStills, planStills } from '@/components/company/airframe/stills';
import { partPictures } from '@/lib/airframe/part-pictures';
import { pictureFile } from '@/lib/airframe/picture';
import { stillsFile } from '@/lib/airframe/still';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map<string, () => string>([
  ['plan.svg', () => stillsFile(1267, 810, planStills)],
  ...flightStills.map((still, i) => [`step-${i + 1}.svg`, () => stillsFile(800, 507, [still])] as const),
  ...Object.entries(partPictures).map(
    ([name, picture]) => [`${name}.svg`, () => pictureFile(picture)] as const,
  ),
]);

export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }));

/** Drawings of the airframe that pages refer to. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const draw = files.get((await params).file);
  if (!draw) return new Response(null, { status: 404 });
  return new Response(draw(), { headers: { 'content-type': 'image/svg+xml' } });
}
