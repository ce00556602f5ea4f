import { clsx } from 'clsx';
import { contact } from '@/content/company/contact';

/** Our office. One kilometre is 22 units. */
const [x, y] = [418, 373];
const rings = [5, 10, 15].map((km) => ({ km, radius: 22 * km }));

const yamuna =
  'M320.5 -17.5Q317 19 326 46T347 79.5 369.5 113.5 378 155 388 200.5 417.5 262.5 464.5 332.5 520.5 403 574 507.5 601 581';
const railway = 'M277.5 18Q298 90 298.5 112T318 152.5 355 219 384 302 427 406.5 471 528.5 483 581';
const ridge = 'M216.5 142.5Q227 158 228.5 184T220 232 195 263.5 171.5 258.5 165 222 175.5 178 184 156z';

const { names } = contact.map;
/** Labels, each beside what it names. */
const words = [
  { name: names.station, x: 284, y: 124, textAnchor: 'end' },
  { name: names.airport, x: 69, y: 348, textAnchor: 'middle' },
  { name: names.ridge, x: 152, y: 226, textAnchor: 'end' },
  { name: names.river, x: 424, y: 222 },
  { name: names.north, x: 580, y: 168, textAnchor: 'middle' },
] as const;

/** New Delhi around our office, to scale, with a ring every five kilometres. */
export function DelhiSketch() {
  return (
    <svg
      viewBox="10 80 615 410"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={contact.map.drawing}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx(
        'absolute inset-0 size-full **:[vector-effect:non-scaling-stroke]',
        // Forced colours do not change strokes.
        'forced-colors:[--line:CanvasText] forced-colors:[--surface:Canvas]',
      )}
    >
      <path d={yamuna} stroke="var(--line)" strokeWidth="13" />
      <path d={ridge} fill="var(--line)" fillOpacity="0.4" strokeOpacity="0.4" />
      <path d={railway} strokeDasharray="9 5" strokeOpacity="0.6" />
      {rings.map(({ km, radius }) => (
        <circle key={km} cx={x} cy={y} r={radius} strokeOpacity="0.35" />
      ))}
      <circle cx="299" cy="134" r="5" fill="var(--surface)" />
      <path d="M55 322l28-12m-20 16-6-18" strokeWidth="2" />
      <path d="M580 142v-40m-8 12 8-12 8 12" />
      <g className="text-accent forced-colors:[color:inherit]">
        <path d={`M${x} ${y - 26}v52M${x - 26} ${y}h52`} />
        <circle cx={x} cy={y} r="8" fill="currentColor" />
      </g>
      <g
        fill="currentColor"
        stroke="var(--surface)"
        strokeWidth="5"
        paintOrder="stroke"
        className="text-[24px] sm:text-[13px] lg:text-[20px] xl:text-[18px]"
      >
        {rings.map(({ km, radius }) => (
          <text key={km} x={x - radius * 0.97} y={y + radius * 0.25} dy=".35em" textAnchor="middle">
            {km} km
          </text>
        ))}
        {words.map(({ name, ...place }) => (
          <text key={name} {...place}>
            {name}
          </text>
        ))}
        <text x={x - 12} y={y - 22} textAnchor="end" className="font-semibold">
          {names.office}
        </text>
      </g>
    </svg>
  );
}
