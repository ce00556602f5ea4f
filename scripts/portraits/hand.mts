/** The hand that draws all portraits: contour, hatching on the side away from the light, strands of hair, one ember rim. */

export type Person = {
  /** Half the width of the head, half that of the jaw, and where the chin is. */
  head: readonly [width: number, jaw: number, chin: number];
  /** Closed outlines of the hair: behind the head, and over it. */
  back?: string;
  hair: string;
  /** How the hair lies. */
  strands: keyof typeof families;
  /** Brows and lids sit lower or higher. */
  eyes?: number;
  brow?: number;
  smile?: number;
  /** Lines over the face: glasses, moustache, jewellery. */
  lines?: string;
  /** Closed outlines in the face that are filled with strands: a beard, a moustache. */
  beard?: string;
  /** Outline of the shoulders, and the lines of the clothes on them. */
  clothes: string;
  /** White hair. */
  grey?: boolean;
  /** What tells one head from another: its width and height, its turn in degrees, the length of the nose, the distance of the eyes. */
  size?: readonly [number, number];
  turn?: number;
  nose?: number;
  gap?: number;
  /** Full lips. */
  lips?: boolean;
};

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Lines that fill a shape of hair or beard once they are cut to its outline. */
const families = {
  short: range(-70, 70, 5).map((angle) => {
    const [sin, cos] = [Math.sin((angle * Math.PI) / 100), Math.cos((angle * Math.PI) / 100)];
    return `M${370 + 30 * sin} 300Q${370 + 120 * sin} ${300 - 90 * cos} ${385 + 250 * sin} ${330 - 200 * cos}`;
  }),
  fall: range(180, 620, 13).map((x) => `M${400 + (x - 400) * 0.25} 150C${x} 230 ${x - 8} 420 ${x + 10} 720`),
  swept: range(-340, 300, 14).map(
    (d) => `M${450 + d * 0.3} ${150 - d * 0.05}C${400 + d * 0.8} 190 ${330 + d} 330 ${290 + d} 720`,
  ),
  curls: range(220, 600, 22).flatMap((x) =>
    range(130, 560, 22).map((y) => `M${x + ((y / 22) % 2) * 10} ${y}a10 10 0 1 1 9 11`),
  ),
  cloth: range(-260, 300, 22).map(
    (d) =>
      `M${560 + d * 0.3} ${150 + d * 0.9}C${470 + d * 0.3} ${200 + d * 0.6} ${340 + d * 0.2} ${270 + d * 0.5} ${240} ${300 + d * 0.75}`,
  ),
  bun: [
    ...range(0, 1, 0.125).flatMap((part) => [
      `M407 ${170 + 34 * part}Q${296 + 44 * part} ${190 + 60 * part} 298 372`,
      `M407 ${170 + 34 * part}Q${524 - 44 * part} ${190 + 60 * part} 506 372`,
    ]),
    ...range(0, 60, 12).map(
      (d) => `M496 ${326 + d}C${530 - d} ${330 + d} ${574 - d} ${360 + d} ${560 - d} 450`,
    ),
  ],
};

function headOf([width, jaw, chin]: Person['head']): string {
  const [left, right] = [400 - width, 400 + width];
  return (
    `M${left} 330C${left} 225 ${400 - width * 0.6} 188 400 188S${right} 225 ${right} 330` +
    `C${right} 405 ${400 + jaw} ${chin - 30} ${400 + jaw * 0.45} ${chin - 6}Q400 ${chin + 10} ${400 - jaw * 0.45} ${chin - 6}` +
    `C${400 - jaw} ${chin - 30} ${left} 405 ${left} 330z`
  );
}

/** Brows, lids, nose and mouth, turned a little to the light. */
function faceOf({ eyes = 0, brow = 4, smile = 8, nose = 0, gap = 0, lips }: Person): string {
  const y = 346 + eyes;
  const lid = (x: number, wide: number) =>
    `<path d="M${x} ${y}q${wide / 2}-15 ${wide} 0M${x + 4} ${y + 3}q${wide / 2 - 4} 8 ${wide - 8} 0"/>` +
    `<circle cx="${x + wide / 2 + 3}" cy="${y - 2}" r="5" style="fill:inherit"/>`;
  const [left, right, tip] = [344 - gap, 434 + gap, y + 58 + nose];
  return (
    `<path d="M${left - 6} ${y - 24}q24-19 52-5M${right - 2} ${y - 29}q26-11 46 8" style="stroke-width:${brow}"/>` +
    `${lid(left, 40)}${lid(right, 36)}` +
    `<path d="M420 ${y - 8}C424 ${y + 26} 440 ${tip - 10} 434 ${tip}Q424 ${tip + 10} 404 ${tip + 3}"/>` +
    `<path d="M380 446Q414 ${446 + smile} 448 ${443 - smile / 3}M400 ${464 + smile / 2}q13 5 26-1"/>` +
    (lips ? '<path d="M382 446Q402 430 414 438 428 430 446 443M386 449Q414 480 442 447"/>' : '')
  );
}

/** A portrait as an SVG of 800 by 800. `colours` are those of the company's theme. */
export function portrait(
  person: Person,
  colours: Record<'canvas' | 'night' | 'haze' | 'snow' | 'accent', string>,
): string {
  const {
    head,
    back = '',
    hair,
    strands,
    lines = '',
    beard = '',
    clothes,
    grey,
    size = [1, 1],
    turn = 0,
  } = person;
  const { canvas, night, haze, snow, accent } = colours;
  const face = headOf(head);
  const [outline = '', ...folds] = clothes.split('|');
  const neck = 'M345 440V560Q404 668 462 560V440z';
  const place = `transform="rotate(${turn} 404 520) translate(${400 - 400 * size[0]} ${500 - 500 * size[1]}) scale(${size})"`;
  const hatch = range(-200, 900, 14)
    .map((d) => `M${d} 800L${d + 420} 100`)
    .join('');
  const grid = range(0, 800, 50)
    .map((at) => `M${at} 0V800M0 ${at}H800`)
    .join('');
  const shape = (d: string, fill: string) => d && `<path d="${d}" style="fill:${fill};stroke:none"/>`;
  const silhouette = (fill: string) =>
    `${[outline, neck].map((d) => shape(d, fill)).join('')}<g ${place}>${[back, face, hair, beard].map((d) => shape(d, fill)).join('')}</g>`;
  const filledWith = (id: string, d: string, inside: string) =>
    d &&
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g class="thin" clip-path="url(#${id})">${inside}</g><path d="${d}"/>`;
  const shaded = `<g mask="url(#dark)"><path d="${hatch}"/></g>`;
  const combed = `<path d="${families[strands].join('')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="1600" height="1600">
<defs>
<radialGradient id="sky" cx=".82" cy=".42" r=".95"><stop stop-color="${haze}"/><stop offset=".55" stop-color="${night}"/><stop offset="1" stop-color="${canvas}"/></radialGradient>
<linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="280" x2="420" y1="0" y2="0"><stop stop-color="white"/><stop offset="1" stop-color="black"/></linearGradient>
<mask id="dark" maskUnits="userSpaceOnUse" x="0" y="0" width="800" height="800"><path style="fill:url(#shade);stroke:none" d="M0 0h800v800H0z"/></mask>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
</defs>
<style>path,circle{fill:none;stroke:${snow};stroke-width:3;stroke-linecap:round;stroke-linejoin:round}circle{stroke:none}.thin path{stroke-width:1.5;stroke-opacity:.5}</style>
${shape('M0 0h800v800H0z', 'url(#sky)')}<path d="${grid}" style="stroke-width:1.5;stroke-opacity:.07"/>
<g transform="translate(400 440) scale(1.32) translate(-404 -400)" fill="${snow}">
<g filter="url(#soft)" opacity=".75" transform="translate(12 -2)">${silhouette(accent)}</g>
<g transform="translate(6 -2)">${silhouette(accent)}</g>
<g ${place}>${shape(back, canvas)}${filledWith('back', back, combed)}</g>
${shape(neck, night)}<clipPath id="neck"><path d="${neck}"/></clipPath><g class="thin" clip-path="url(#neck)">${shaded}</g>
<path d="M345 480V552M462 480V552"/>
${shape(outline, canvas)}${filledWith('cloth', outline, shaded)}${folds.map((fold) => `<path d="${fold}"/>`).join('')}
<g ${place}>${shape(face, night)}${filledWith('skin', face, shaded)}${faceOf(person)}
${shape(beard, canvas)}${filledWith('beard', beard, `<path d="${families.fall.join('')}"/>`)}<path d="${lines}"/>
${shape(hair, grey ? haze : canvas)}${filledWith('hair', hair, combed)}</g>
</g></svg>`;
}
