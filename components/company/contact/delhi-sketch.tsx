import { clsx } from 'clsx';
import { contact } from '@/content/company/contact';

const river = 'M452 -10C424 70 486 110 470 176S404 250 432 316 520 372 508 436 560 530 548 610';
const railway = 'M262 -10C274 140 300 250 366 330S552 420 610 436';
const streets = [
  'M-10 196C110 178 196 224 300 214S410 156 610 164',
  'M160 -10C178 108 128 236 200 330S324 420 332 610',
  'M-10 432C120 404 216 464 332 412S470 282 610 296',
  'M316 -10C306 110 326 222 356 312S424 480 412 610',
  'M-10 60C140 84 230 40 316 62S420 30 610 70',
  'M60 610C120 500 226 470 356 470S520 520 610 506',
];
const ridge = [
  'M-10 300C20 250 46 190 40 120S70 30 60 -10',
  'M-10 340C36 276 70 200 64 126S98 34 88 -10',
  'M-10 382C52 300 96 208 90 132S126 38 118 -10',
  'M-10 428C70 322 124 216 118 138S154 42 150 -10',
];

const { north, city, office, ridge: hills, river: water } = contact.map.names;
const names = [
  { name: north, x: 91, y: 510 },
  { name: city, x: 278, y: 144 },
  { name: office, x: 406, y: 372 },
  { name: hills, x: 72, y: 112 },
  { name: water, x: 448, y: 262 },
];

/** New Delhi between the Ridge and the Yamuna, drawn like an approach chart around our office. */
export function DelhiSketch() {
  return (
    <svg
      viewBox="0 0 600 600"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={contact.map.drawing}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx(
        'absolute inset-0 size-full overflow-visible **:[vector-effect:non-scaling-stroke]',
        // Forced colours leave strokes as they are.
        'forced-colors:[--line:CanvasText] forced-colors:[--surface:Canvas]',
      )}
    >
      {ridge.map((contour) => (
        <path key={contour} d={contour} strokeOpacity="0.35" />
      ))}
      <path d={river} stroke="var(--line)" strokeWidth="14" />
      {streets.map((street) => (
        <path key={street} d={street} strokeOpacity="0.4" />
      ))}
      <path d={railway} strokeDasharray="10 6" strokeOpacity="0.7" />
      <g className="text-accent forced-colors:[color:inherit]">
        <path d="M356 326v80M316 366h80" />
        <circle cx="356" cy="366" r="9" fill="currentColor" />
      </g>
      <circle cx="262" cy="138" r="6" />
      <path d="M98 484v-40m-9 12 9-12 9 12" />
      <g
        fill="currentColor"
        stroke="var(--surface)"
        strokeWidth="5"
        paintOrder="stroke"
        className="text-[22px] lg:text-[16px]"
      >
        {names.map(({ name, ...place }) => (
          <text key={name} {...place}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
