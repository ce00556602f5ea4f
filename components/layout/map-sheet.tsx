import { Drawing, dashed, faint, filled, marked } from '@/components/ui/drawing';

/** One contour around the origin; the others of its hill are smaller copies. */
const contour = 'M-96 6C-98-34-52-62-8-66 46-72 92-44 98-8 104 32 60 40 34 58 4 78-92 58-96 6z';
const hills = [
  { at: '250 330', turn: 0, sizes: [1.7, 1.4, 1.12, 0.84, 0.56, 0.28] },
  { at: '520 190', turn: 140, sizes: [1.35, 1.05, 0.76, 0.46, 0.2] },
  { at: '150 110', turn: 60, sizes: [0.8, 0.54, 0.28] },
  { at: '620 396', turn: 200, sizes: [0.66, 0.44, 0.22] },
  { at: '330 96', turn: 100, sizes: [0.5, 0.26] },
];
const columns = [180, 320, 460, 600];
const rows = [120, 240, 360];

/** A map sheet with its grid, its contours and a track that runs off its edge. */
export function MapSheet({ names }: { names: readonly { text: string; x: number; y: number }[] }) {
  return (
    <Drawing viewBox="29 9 682 504" large className="lg:text-[17px]">
      <clipPath id="sheet">
        <path d="M40 20h660v440H40z" />
      </clipPath>
      <g clipPath="url(#sheet)">
        {hills.map(({ at, turn, sizes }) =>
          sizes.map((size, index) => (
            <path
              key={`${at} ${size}`}
              d={contour}
              transform={`translate(${at}) rotate(${turn + 5 * index}) scale(${size} ${size * 0.9})`}
              {...(index % 3 !== 0 && faint)}
            />
          )),
        )}
      </g>
      <path
        d={`${columns.map((x) => `M${x} 20v440`).join('')}${rows.map((y) => `M40 ${y}h660`).join('')}`}
        {...faint}
      />
      <path d="M40 20h660v440H40z" />
      <path d="M30 10h680v460H30z" />
      {names.map(({ text, ...at }) => (
        <text key={text} {...at} dy=".8em" textAnchor="middle">
          {text}
        </text>
      ))}
      <g {...marked}>
        <path d="M110 410C200 340 300 400 390 300S560 250 700 120" strokeWidth="2" {...dashed} />
        <path d="M700 120Q760 62 900-30" strokeWidth="2" {...dashed} />
        <circle cx="110" cy="410" r="6" {...filled} />
        <circle cx="390" cy="300" r="4" {...filled} />
        <path d="M686 106l28 28M714 106l-28 28" strokeWidth="3" />
      </g>
    </Drawing>
  );
}
