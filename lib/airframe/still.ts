import type { AirframeMesh } from './mesh';
import mesh from './mesh.json';
import { BLADE_POINTS, loop, type Rotor, rotorsOf } from './rotors';
import { pathOf } from './svg';
import { trace, type View } from './trace';

const airframe = mesh as AirframeMesh;
/** Parts that are large enough to carry lines of their own. */
const ribbed = new Set(['body', 'wing', 'tail', 'payload', 'battery']);

const path = (d: string, attributes = '') =>
  d && `<path vector-effect="non-scaling-stroke" d="${d}"${attributes}/>`;
const FILLED = ' fill="var(--ground)"';
const tone = (name: string) => ` fill="var(--${name})" stroke="none"`;
const FAINT = ' stroke-opacity=".35"';
const DASHED = ' stroke-dasharray="4 5"';

const rotorLines = ({ circle, blades }: Rotor) =>
  path(pathOf(circle, loop(0, circle.length / 2)), FAINT + DASHED) +
  path(pathOf(blades, [...loop(0, BLADE_POINTS), ...loop(BLADE_POINTS, BLADE_POINTS)]));

/** How the airframe is seen, and the turns of its lift rotors and of its pusher propeller in radians. */
export type Still = {
  view: View;
  lift?: number;
  push?: number;
  /** Faces in three tones. Without them all have the colour of the ground. */
  shaded?: boolean;
  /** What lies under it, as shapes of the drawing. */
  under?: string;
  /** What lies over it. */
  over?: string;
};

/** The airframe from one side as the shapes of an SVG drawing, in whole units: draw it large. */
function stillLines({ view, lift = 0, push = 0.6, shaded, under = '', over = '' }: Still): string {
  const rotors = rotorsOf(airframe, view, lift, push);
  const parts = trace(airframe, view).map(({ part, points, outline, inner, light, shade }) => {
    const draw = (lines: readonly number[], attributes: string) => path(pathOf(points, lines), attributes);
    return (
      (shaded ? draw(outline, tone('haze')) + draw(shade, tone('night')) + draw(light, tone('rose')) : '') +
      draw(outline, shaded ? ' fill="none"' : FILLED) +
      (ribbed.has(part) && inner.length > 0 ? draw(inner, FAINT) : '') +
      (part === 'spinner' ? rotorLines(rotors.pusher) : '')
    );
  });
  return [under, ...parts, ...rotors.lift.map(rotorLines), over].join('');
}

/** A file takes no colours from a page that shows it as an image. These are the company's, of app/globals.css. */
const COLOURS: Record<string, string> = {
  ground: '#0a0d16',
  night: '#131829',
  haze: '#3a3f63',
  rose: '#a0706e',
  mark: '#f3a45c',
};

/** The outlines of all parts and of the rotors' discs as the data of one path, in whole units. Nothing hides what lies behind it: draw it small. */
export function outlineOf(view: View): string {
  const parts = trace(airframe, view).map(({ points, outline }) => pathOf(points, outline));
  const discs = rotorsOf(airframe, view, 0, 0.6).lift.map(({ circle }) =>
    pathOf(circle, loop(0, circle.length / 2)),
  );
  return [...parts, ...discs].join('');
}

/** Stills as one image of this size in units, which a page fetches only where it is shown. */
export function stillsFile(width: number, height: number, stills: readonly Still[]): string {
  const lines = stills
    .map(stillLines)
    .join('')
    .replace(/var\(--(\w+)\)/g, (_, name: string) => COLOURS[name] ?? name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#eef1f7" stroke-linecap="round" stroke-linejoin="round">${lines}</svg>`;
}
