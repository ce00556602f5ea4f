import type { PictureName } from '@/content/pictures';
import { MadeLabel } from './made-label';
import { Picture } from './picture';

/** A picture from edge to edge between two sections, with nothing on it. */
export function WidePicture({ picture }: { picture: PictureName }) {
  return (
    <div className="relative print:hidden">
      <Picture name={picture} sizes="100vw" className="aspect-[4/3] w-full object-cover md:aspect-[21/9]" />
      <MadeLabel picture={picture} />
    </div>
  );
}
