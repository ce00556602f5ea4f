import type { ReactNode } from 'react';
import { Drawing, dashed, faint, filled, marked } from '@/components/ui/drawing';
import type { Opening } from '@/content/company/openings';

/** A point of a square seen at a slant: `u` and `v` run from 0 to 1, `up` is in units of the drawing. */
const at = (u: number, v: number, up = 0) =>
  `${Math.round(14 + 70 * u + 62 * v)} ${Math.round(72 - 30 * u + 24 * v - up)}`;

const square = (up = 0) => `M${at(0, 0, up)}L${at(1, 0, up)}L${at(1, 1, up)}L${at(0, 1, up)}z`;

/** The section of a wing: a servo moves the aileron by a rod. */
function Aileron() {
  const tail = 'M108 36C124 40 140 46 154 54L108 56';
  return (
    <>
      <path d="M2 50C2 34 28 18 62 20 88 22 100 30 108 36A11 11 0 0 0 108 56C86 64 28 74 2 50z" />
      <path d="M34 23v42M40 22v43M88 26v34" {...faint} />
      <path d={tail} {...dashed} {...faint} />
      <path d="M54 34h24v15H54zM66 49v22l45 2" />
      <circle cx="66" cy="49" r="3" {...filled} />
      <g transform="rotate(22 108 46)">
        <path d={`${tail}A10 10 0 0 0 108 36`} {...filled} />
        <path d="M116 56l4 16" />
      </g>
      <circle cx="108" cy="46" r="4" {...filled} />
      <path d="M161 55A53 53 0 0 1 153 74M157 55h8M149 71l8 5" {...marked} />
    </>
  );
}

/** Layers of fibre before they are joined, each laid in another direction. */
function Plies() {
  const steps = [0.2, 0.4, 0.6, 0.8];
  const directions = [
    steps.map((step) => `M${at(step, 0)}L${at(step, 1)}`),
    steps.map((step) => `M${at(0, step, 22)}L${at(1, step, 22)}`),
    [0, ...steps].map(
      (step) => `M${at(step, 0, 44)}L${at(1, 1 - step, 44)}M${at(0, step, 44)}L${at(1 - step, 1, 44)}`,
    ),
  ];
  return directions.map((fibres, layer) => (
    <g key={fibres[0]}>
      <path d={square(22 * layer)} {...filled} {...(layer === 2 && marked)} />
      <path d={fibres.join('')} {...faint} />
    </g>
  ));
}

const height = (u: number, v: number) =>
  34 * Math.exp(-18 * ((u - 0.62) ** 2 + (v - 0.3) ** 2)) +
  16 * Math.exp(-22 * ((u - 0.25) ** 2 + (v - 0.6) ** 2));
const across = Array.from({ length: 9 }, (_, index) => index / 8);

/** A square of terrain, and the part of it that a camera above sees. */
function Terrain() {
  const seen = [
    [0.45, 0.55],
    [0.8, 0.55],
    [0.8, 0.85],
    [0.45, 0.85],
  ] as const;
  const corners = seen.map(([u, v]) => at(u, v, height(u, v)));
  return (
    <>
      <path d={square()} {...faint} />
      {across.slice(0, -1).map((v) => (
        <path key={v} d={`M${across.map((u) => at(u, v, height(u, v))).join('L')}`} {...filled} />
      ))}
      <path d={`M${corners.join('L')}z`} {...marked} />
      <path d={corners.map((corner) => `M138 8L${corner}`).join('')} {...marked} {...dashed} />
      <circle cx="138" cy="8" r="3" {...filled} {...marked} />
    </>
  );
}

const drawings: Record<Opening['part'], () => ReactNode> = {
  aileron: Aileron,
  plies: Plies,
  terrain: Terrain,
};

/** The part of the aircraft or its software that a position works on. */
export function PartDrawing({ part }: Pick<Opening, 'part'>) {
  const Part = drawings[part];
  return (
    <Drawing viewBox="0 0 164 104">
      <Part />
    </Drawing>
  );
}
