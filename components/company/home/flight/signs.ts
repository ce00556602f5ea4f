import type { Moment, Words } from './story';

const figures = new Intl.NumberFormat('en-IN');
/** The height over which its figure comes into sight, in metres. */
const FADE_M = 300;

/** Finds the words over the picture. Returns what tells a moment with them. Drawn on the canvas, they took a fifth of a frame. */
export function signsIn(
  box: HTMLElement,
  words: Words,
  show: (element: HTMLElement, opacity: number) => void,
) {
  const [fix, height] = box.querySelectorAll('p');
  const figure = height?.querySelector('span');
  const write = (element: HTMLElement, text: string) => {
    if (element.textContent !== text) element.textContent = text;
  };
  return ({ ground, altitude, snapped, track }: Moment) => {
    if (!fix || !height || !figure) return;
    const isLost = snapped.every((gone) => gone > 0.5);
    write(fix, track ? words.held : isLost ? words.lost : words.fix);
    fix.toggleAttribute('data-held', track > 0);
    write(figure, figures.format(Math.round(altitude / 10) * 10));
    show(height, Math.min(1, altitude / FADE_M));
    show(box, ground);
  };
}
