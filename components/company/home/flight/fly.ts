import { type Ink, paintAirframe } from '@/components/company/airframe/paint';
import type { AirframeMesh } from '@/lib/airframe/mesh';
import mesh from '@/lib/airframe/mesh.json';
import { paintSky, type Words } from './sky';
import { momentAt } from './story';

const airframe: AirframeMesh = mesh as AirframeMesh;
const MOST_DENSE = 2;

/** Draws the flight on the canvas whenever the page is scrolled or resized. Returns what stops it. */
export function fly(canvas: HTMLCanvasElement, words: Words): () => void {
  const scene = canvas.closest<HTMLElement>('[data-flight]');
  const to = canvas.getContext('2d');
  if (!scene || !to) return () => {};
  const steps = [...scene.querySelectorAll<HTMLElement>('[data-words]')];
  let frame = 0;
  let ink: Ink = { line: '', ground: '', mark: '' };

  const draw = () => {
    frame = 0;
    const { top, height, bottom } = scene.getBoundingClientRect();
    const [width, tall] = [canvas.clientWidth, canvas.clientHeight];
    if (bottom < 0 || top > tall) return;
    const moment = momentAt(Math.min(height / tall - 1, Math.max(0, -top / tall)), words.ceiling);
    const wide = width >= 1024;
    const [x, y] = wide
      ? [width * 0.64 + Math.max(0, width - 1344) * 0.12, tall * 0.48]
      : [width * 0.45, tall * 0.32];
    const scale = wide ? Math.min(width * 0.118, tall * 0.24) : Math.min(width * 0.172, tall * 0.15);
    to.clearRect(0, 0, width, tall);
    const view = { ...moment.view, scale: scale * (1 + 0.1 * moment.look.pushBlur), x, y };
    paintSky(to, { width, height: tall, view, moment, words, ink, wide });
    paintAirframe(to, airframe, view, moment.look, ink);
    // Words leave before they run into the drawing.
    for (const step of steps) {
      const box = step.getBoundingClientRect();
      const line = wide ? 0.08 : 0.5;
      step.style.opacity = `${Math.min(1, Math.max(0, (box.top - tall * line) / (tall * 0.1) + 0.5))}`;
    }
  };
  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const fit = () => {
    const dense = Math.min(devicePixelRatio, MOST_DENSE);
    canvas.width = Math.round(canvas.clientWidth * dense);
    canvas.height = Math.round(canvas.clientHeight * dense);
    to.setTransform(dense, 0, 0, dense, 0, 0);
    const { color, backgroundColor, accentColor } = getComputedStyle(canvas);
    ink = { line: color, ground: backgroundColor, mark: accentColor };
    ask();
  };
  const sized = new ResizeObserver(fit);
  sized.observe(canvas);
  addEventListener('scroll', ask, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sized.disconnect();
    removeEventListener('scroll', ask);
    for (const step of steps) step.style.opacity = '';
  };
}
