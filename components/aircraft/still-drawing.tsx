import { clsx } from 'clsx';

type StillDrawingProps = {
  /** Of a file in public/drawings. */
  name: string;
  /** '' where the text beside it says the same. */
  alt: string;
  width: number;
  height: number;
  /** In the first screen. */
  early?: boolean;
  className?: string;
  /** What to show of the file, in its units: x, y, width, height. By default all. */
  view?: string;
  /** The same drawing for an upright window. */
  upright?: { name: string; width: number; height: number };
};

/** A drawing: a file of its own, which a browser fetches when it comes near. Forced colours leave its ink as it is, so its ground stays too. */
export function StillDrawing({ name, alt, early, className, view, upright, ...size }: StillDrawingProps) {
  const img = (
    // biome-ignore lint/performance/noImgElement: a drawing has one size for all screens
    <img
      src={`/drawings/${name}.svg${view ? `#svgView(viewBox(${view}))` : ''}`}
      alt={alt}
      {...size}
      loading={early ? 'eager' : 'lazy'}
      decoding="async"
      className={clsx('forced-colors:bg-canvas forced-colors:forced-color-adjust-none', className)}
    />
  );
  if (!upright) return img;
  const { name: tall, ...tallSize } = upright;
  return (
    <picture className="contents [&>source]:hidden">
      <source media="(max-aspect-ratio: 4/5)" srcSet={`/drawings/${tall}.svg`} {...tallSize} />
      {img}
    </picture>
  );
}

/** Around the part, by drawing. The others are about the whole aircraft. */
const details: Partial<Record<string, string>> = {
  'sheet-1': '310,125,720,420',
  'sheet-3': '301,88,480,280',
  'sheet-4': '331,133,660,385',
  'sheet-5': '370,130,400,233',
  'sheet-6': '454,183,400,233',
  'sheet-7': '509,214,400,233',
  'sheet-8': '617,371,400,233',
  airspeed: '298,266,760,570',
  camera: '600,510,520,390',
  parachute: '457,100,600,450',
  power: '322,198,660,495',
  link: '0,240,960,720',
};

/** The aircraft in grey ink with one part in ember. The part fills the plate; the whole stands in a corner as a key plan. */
export function PartPicture({ className, ...drawing }: Omit<StillDrawingProps, 'view' | 'upright'>) {
  const view = details[drawing.name];
  return (
    <span className="relative block">
      <StillDrawing {...drawing} view={view} className={className} />
      {view && (
        <StillDrawing
          {...drawing}
          alt=""
          className="absolute top-[4%] right-[3%] h-auto w-[18%] border border-line bg-canvas"
        />
      )}
    </span>
  );
}
