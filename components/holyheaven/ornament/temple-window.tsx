import { clsx } from 'clsx';
import { Picture } from '@/components/ui/picture';
import type { Temple, WindowFrame } from '@/content/temples/types';

/** The box in which frames are drawn. Only the left half is drawn; the right half mirrors it. */
const { width, height, middle, sill } = { width: 400, height: 500, middle: 200, sill: 488 };

type Carving = {
  /** The edge of the opening, from the left end of the sill to the middle of the top. */
  edge: string;
  /** What is carved around it. */
  lines: string;
};

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const threshold = 'M44 488H1V498H200';

// Wooden drops under the eaves, along their slope.
const drops = times(
  7,
  (index) => `M${30 + index * 24} ${Math.round(128 - index * 12.7)}v5l-3 5l3 6l3-6l-3-5`,
);
const lozenges = times(6, (index) => `M19 ${176 + index * 40}l5 12l-5 12l-5-12Z`);

// The stepped roof of an Odishan hall.
const steps = times(7, () => 'v-12h-4v-7h17');

// Horseshoe dormers of a rolled cornice, each with its vase.
const dormer = (x: number) =>
  `M${x - 7} 48q-7-13 7-17q14 4 7 17M${x} 31V24M${x} 24q-9-6-2-12l2-9l2 9q7 6-2 12`;

const carvings: Record<WindowFrame, Carving> = {
  timber: {
    edge: 'H26V150C26 132 40 127 52 121L200 43',
    lines: `M200 20L4 122Q-1 125 1 131L14 134L200 36M200 20c-9-5-9-11 0-18M12 134V488${drops}M12 152H26M12 158H26${lozenges}M12 422H26M12 428H26M19 428V466M6 488V466H32V488${threshold}`,
  },
  kalinga: {
    edge: `H34V166${steps}V24H200`,
    lines: `M14 488V158${steps}V9H200M200 11H164Q152 16 164 22H200M200 11V22M188 11V22M176 11V22M14 172H34M14 178H34M14 196H34M24 196V426M14 426H34M18 426Q8 440 18 454H30Q40 440 30 426M14 454H34M8 488V466H40V488${threshold}`,
  },
  dravida: {
    edge: 'H36V112c0-13 8-19 22-19c0-13 8-19 22-19c0-9 6-16 16-16H200',
    lines: `M2 52C2 34 16 24 38 24H200M2 52H200${dormer(72)}${dormer(136)}${dormer(200)}M14 52V104M8 104H42V112H8ZM14 112L18 128H32L36 112M18 128V150M32 128V150M12 150H38V156H12ZM16 156V330M34 156V330M25 164V322M12 330H38V338H12ZM16 338V440M34 338V440M25 346V432M12 440H38V448H12ZM12 448V460M38 448V460M6 488V460H44V488${threshold}`,
  },
  plain: {
    edge: 'H24V60Q24 24 60 24H200',
    lines: `M12 488V54Q12 12 54 12H200${threshold}`,
  },
};

// The panels of a door leaf, each with its boss, and the ring.
const panels = `${times(4, (row) => `M62 ${152 + row * 84}h118v66h-118zM115 ${185 + row * 84}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`)}M182 302a7 7 0 1 0 14 0a7 7 0 1 0-14 0M200 0V488M0 138H200`;

type CardWindowProps = { temple: Pick<Temple, 'image' | 'windowFrame'> };

/**
 * A temple's picture in a window frame of its region's style, for use beside its name. Inside an element whose state is
 * closed, its doors are shut; if it is not known, one of them is.
 */
export function CardWindow({ temple }: CardWindowProps) {
  const { image, windowFrame = 'plain' } = temple;
  const { edge, lines } = carvings[windowFrame];
  const half = (isShut: string) => (
    <>
      <g className={clsx('hidden in-data-[state=closed]:inline', isShut)}>
        <path d={`M0 0H${middle}V${sill}H0Z`} fill="color-mix(in srgb, var(--turmeric) 30%, var(--maroon))" />
        <path
          d={panels}
          fill="none"
          stroke="var(--turmeric)"
          strokeOpacity="0.7"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      <path
        d={`M${middle} 0H0V${height}H${middle}V${sill}${edge}V0Z`}
        fill="var(--canvas)"
        stroke="var(--canvas)"
      />
      <path
        d={`M${middle} ${sill}${edge}${lines}`}
        fill="none"
        stroke="var(--turmeric)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
  return (
    <div className="relative aspect-4/5 overflow-clip">
      <Picture
        name={image}
        // The width of the whole picture, of which the window shows a part.
        sizes="(min-width: 40rem) 22rem, 9rem"
        alt=""
        // In Kalinga, the tower stands east of the poster's middle.
        className={clsx('size-full object-cover', windowFrame === 'kalinga' && 'object-[54%_50%]')}
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        // Overlaps by a pixel on each side to hide the picture's edge. Forced colours do not change fills.
        className="absolute -inset-px h-[calc(100%+2px)] w-[calc(100%+2px)] forced-colors:[--canvas:Canvas]"
      >
        {half('in-data-[state=not-known]:inline')}
        <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{half('')}</g>
      </svg>
    </div>
  );
}
