import { clsx } from 'clsx';
import { Dimension } from '@/components/ui/callout';
import { Drawing, dashed, faint, filled, marked } from '@/components/ui/drawing';
import { droneTargets } from '@/content/company/drone';
import { type Opening, workDrawings } from '@/content/company/openings';

type Point = readonly [x: number, y: number];

const path = (points: readonly Point[]) => `M${points.map((point) => point.map(Math.round)).join('L')}`;
const range = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => from + (i * (to - from)) / (count - 1));

/** How much of the control the rotors keep at an airspeed, between hover and cruise. */
const rotorShare = (speed: number) => 1 / (1 + Math.exp((speed - 10) / 1.7));
const atSpeed = (speed: number): number => 60 + (speed * 1080) / droneTargets.cruiseSpeed;
const atGain = (gain: number) => 300 - 260 * gain;

function Gains() {
  const speeds = range(droneTargets.cruiseSpeed * 2 + 1, 0, droneTargets.cruiseSpeed);
  const cards = speeds.filter((speed) => speed % 2 === 0);
  return (
    <>
      <path d={cards.map((speed) => `M${Math.round(atSpeed(speed))} 40V300`).join('')} {...faint} />
      <path d="M60 40H1140M60 170H1140" {...faint} />
      <path d="M60 40V300H1140" />
      <path
        d={path(speeds.map((speed) => [atSpeed(speed), atGain(1 - rotorShare(speed))]))}
        strokeWidth="1.5"
      />
      <g {...marked}>
        <path
          d={path(speeds.map((speed) => [atSpeed(speed), atGain(rotorShare(speed))]))}
          strokeWidth="2.5"
        />
        {cards.map((speed) => (
          <circle key={speed} cx={atSpeed(speed)} cy={atGain(rotorShare(speed))} r="5" {...filled} />
        ))}
      </g>
    </>
  );
}

/** Half the thickness of the wing's section, as part of its chord. */
const half = (at: number) =>
  0.625 * (0.2969 * Math.sqrt(at) - 0.126 * at - 0.3516 * at ** 2 + 0.2843 * at ** 3 - 0.1015 * at ** 4);
const camber = (at: number) => 0.12 * at * (1 - at);
const surface = (side: 1 | -1, inset: number, [from, to]: Point = [0, 1], rise = 0): Point[] =>
  // Closer together where the curve is tight.
  range(31, Math.sqrt(from), Math.sqrt(to))
    .map((root) => root ** 2)
    .map((at) => [60 + 1080 * at, 262 - rise - 1080 * (camber(at) + side * Math.max(half(at) - inset, 0))]);
const section = (inset: number) =>
  path([...surface(1, inset, [inset, 1 - inset]), ...surface(-1, inset, [inset, 1 - inset]).reverse()]);
const upright = (at: number) =>
  path([1, -1].map((side) => surface(side as 1 | -1, 0.011, [at, at])[0] ?? [0, 0]));

function LayUp() {
  return (
    <>
      <path d={section(0)} strokeWidth="1.5" />
      <path d={section(0.006)} {...faint} />
      <path d={section(0.011)} />
      <path d={range(33, 0.08, 0.88).map(upright).join('')} {...faint} />
      <path d={[0.27, 0.275, 0.33, 0.335].map(upright).join('')} strokeWidth="1.5" />
      <path d={path(surface(1, 0, [0.05, 0.95], 36))} />
      <path d={path(surface(1, 0, [0.05, 0.95], 108))} />
      <path
        d={[0.05, 0.95]
          .map((at) => path([0, 108].map((rise) => surface(1, 0, [at, at], rise)[0] ?? [0, 0])))
          .join('')}
        {...faint}
        {...dashed}
      />
      <path d={path(surface(1, 0, [0.05, 0.95], 72))} strokeWidth="2.5" {...marked} />
    </>
  );
}

/** A contour around a hill. */
const contour = ([x, y]: Point, radius: number) =>
  `${path(
    range(37, 0, 2 * Math.PI).map((turn) => {
      const bulge = radius * (1 + 0.14 * Math.sin(3 * turn + x) + 0.1 * Math.sin(2 * turn - radius / 60));
      return [x + 1.5 * bulge * Math.cos(turn), y + bulge * Math.sin(turn)];
    }),
  )}Z`;
const dial = (turn: number, radius: number): Point => [
  1020 + radius * Math.sin(turn * 2 * Math.PI),
  170 - radius * Math.cos(turn * 2 * Math.PI),
];

function Tile() {
  return (
    <>
      <clipPath id="tiles">
        <path d="M60 35h810v270H60z" />
      </clipPath>
      <g clipPath="url(#tiles)" strokeOpacity=".55">
        {range(6, 22, 122).map((radius) => (
          <path key={radius} d={contour([290, 200], radius)} />
        ))}
        {range(5, 18, 98).map((radius) => (
          <path key={radius} d={contour([690, 130], radius)} />
        ))}
      </g>
      <path d="M60 35h810v270H60zM60 125h810M60 215h810" />
      <path
        d={range(8, 150, 780)
          .map((x) => `M${x} 35v270`)
          .join('')}
      />
      <path
        d={range(60, 0, 59 / 60)
          .map((turn) => path([dial(turn, 112), dial(turn, 124)]))
          .join('')}
      />
      <g {...marked} strokeWidth="2.5">
        <path d="M600 125h90v90h-90z" fill="currentColor" fillOpacity=".14" />
        <path d={`${path([[1020, 170], dial(0, 124)])}M1020 70A100 100 0 1 1 1019 70`} />
      </g>
    </>
  );
}

const shapes = { gains: Gains, layup: LayUp, tile: Tile };

type WorkDrawingProps = {
  drawing: Opening['drawing'];
  /** For a drawing that is large enough to write on. */
  labelled?: boolean;
  className?: string;
};

/** What the holder of a position makes: ink, with one line in ember. */
export function WorkDrawing({ drawing, labelled, className }: WorkDrawingProps) {
  const Shape = shapes[drawing];
  return (
    <Drawing viewBox="40 20 1120 300" className={clsx('block lg:text-[16px]', className)}>
      <Shape />
      {labelled && (
        <g className="max-md:hidden">
          {workDrawings[drawing].labels.map(({ text, ...at }) => (
            <Dimension key={text} {...at}>
              {text}
            </Dimension>
          ))}
        </g>
      )}
    </Drawing>
  );
}
