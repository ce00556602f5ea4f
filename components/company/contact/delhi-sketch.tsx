import { clsx } from 'clsx';
import { contact } from '@/content/company/contact';
import { bends, type Place } from '@/lib/plane';

/** From degrees to the drawing, in which a kilometre is 22 units. */
const at = (north: number, east: number): Place => [
  Math.round((east - 77.08) * 2145),
  Math.round(300 - (north - 28.575) * 2442),
];
/** Through the middles between these places, with round corners. */
const line = (places: readonly Place[]) =>
  bends(places.map((place) => at(...place)))
    .map(([x, y, ...middle], i) => `${i ? `Q${x} ${y} ` : 'M'}${middle.join(' ')}`)
    .join('');

const office = at(28.545, 77.275);
const rings = [5, 10, 15].map((km) => ({ km, radius: 22 * km }));

/** From north to south. */
const yamuna = line([
  [28.72, 77.231],
  [28.69, 77.228],
  [28.668, 77.236],
  [28.6625, 77.2475],
  [28.64, 77.257],
  [28.6285, 77.2555],
  [28.603, 77.2665],
  [28.578, 77.283],
  [28.5455, 77.3105],
  [28.52, 77.335],
  [28.46, 77.36],
]);
const railway = line([
  [28.72, 77.2],
  [28.661, 77.219],
  [28.643, 77.2195],
  [28.628, 77.237],
  [28.5885, 77.254],
  [28.56, 77.264],
  [28.503, 77.294],
  [28.46, 77.305],
]);
const ridge = line([
  [28.646, 77.176],
  [28.633, 77.186],
  [28.612, 77.187],
  [28.594, 77.178],
  [28.586, 77.164],
  [28.598, 77.156],
  [28.616, 77.158],
  [28.634, 77.166],
]);

const station = at(28.643, 77.2195);
const airport = at(28.5686, 77.1122);

const { names } = contact.map;
/** Beside what they name. */
const words = [
  { name: names.station, x: station[0] - 12, y: station[1] + 6, textAnchor: 'end' },
  { name: names.airport, x: airport[0], y: airport[1] + 32, textAnchor: 'middle' },
  { name: names.ridge, x: 150, y: 226, textAnchor: 'end' },
  { name: names.river, x: 424, y: 222 },
  { name: names.north, x: 36, y: 168, textAnchor: 'middle' },
] as const;

/** New Delhi around our office to scale, with a ring every five kilometres. */
export function DelhiSketch() {
  const [x, y] = office;
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
        'absolute inset-0 size-full **:[vector-effect:non-scaling-stroke]',
        // Forced colours leave strokes as they are.
        'forced-colors:[--line:CanvasText] forced-colors:[--surface:Canvas]',
      )}
    >
      <path d={yamuna} stroke="var(--line)" strokeWidth="13" />
      <path d={`${ridge}z`} fill="var(--line)" fillOpacity="0.4" strokeOpacity="0.4" />
      <path d={railway} strokeDasharray="9 5" strokeOpacity="0.6" />
      {rings.map(({ km, radius }) => (
        <circle key={km} cx={x} cy={y} r={radius} strokeOpacity="0.35" />
      ))}
      <circle cx={station[0]} cy={station[1]} r="5" fill="var(--surface)" />
      <path d={`M${airport[0] - 14} ${airport[1] + 6}l28-12m-20 16-6-18`} strokeWidth="2" />
      <path d="M36 142v-40m-8 12 8-12 8 12" />
      <g className="text-accent forced-colors:[color:inherit]">
        <path d={`M${x} ${y - 26}v52M${x - 26} ${y}h52`} />
        <circle cx={x} cy={y} r="8" fill="currentColor" />
      </g>
      <g
        fill="currentColor"
        stroke="var(--surface)"
        strokeWidth="5"
        paintOrder="stroke"
        className="text-[22px] sm:text-[13px] lg:text-[20px] xl:text-[17px]"
      >
        {rings.map(({ km, radius }) => (
          <text key={km} x={x - radius * 0.94} y={y + radius * 0.34} textAnchor="middle">
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
