import { clsx } from 'clsx';
import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/content/pictures';
import { ARCH_SIZE, archLine, archSurround } from './arch';

type ArchWindowProps = {
  picture: PictureName;
  sizes: string;
  tall?: boolean;
  className?: string;
  alt?: string;
};

/** A picture seen through a cusped arch. */
export function ArchWindow({ picture, sizes, tall, className, alt }: ArchWindowProps) {
  const { width, height } = ARCH_SIZE;
  return (
    <div className={clsx('relative overflow-clip', className)}>
      <Picture name={picture} sizes={sizes} tall={tall} alt={alt} className="size-full object-cover" />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        // A pixel over the edge on each side hides the rim of the picture.
        className="absolute -inset-px size-[calc(100%+2px)]"
      >
        <path
          d={archSurround}
          className={clsx(
            'fill-canvas stroke-canvas',
            'forced-colors:fill-[Canvas] forced-colors:stroke-[Canvas]',
          )}
        />
        <path d={archLine} className="fill-none stroke-turmeric stroke-2" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
