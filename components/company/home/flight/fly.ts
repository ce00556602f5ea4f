import { type Ink, paintAirframe } from '@/components/company/airframe/paint';
import type { AirframeMesh } from '@/lib/airframe/mesh';
import mesh from '@/lib/airframe/mesh.json';
import { hazeOf, paintSky } from './sky';
import { momentAt, type Words } from './story';

const airframe: AirframeMesh = mesh as AirframeMesh;
const MOST_DENSE = 2;

/** Draws the flight on the canvas whenever the page is scrolled or resized. Returns what stops it. */
export function fly(canvas: HTMLCanvasElement, words: Words): () => void {
  const scene = canvas.closest<HTMLElement>('[data-flight]');
  const to = canvas.getContext('2d');
  if (!scene || !to) return () => {};
  const steps = [...scene.querySelectorAll<HTMLElement>('[data-words]')];
  let frame = 0;
  /** Where the words start, from the top of the scene. Measured with the size: measuring in a frame would be a layout each. */
  let places: number[] = [];
  /** The opacity of each step's words. */
  const seen: number[] = [];
  let [width, tall] = [0, 0];
  let wide = false;
  let ink: Ink = { line: '', ground: '', mark: '' };
  let haze: CanvasGradient | undefined;

  const draw = () => {
    frame = 0;
    const { top, height, bottom } = scene.getBoundingClientRect();
    // Without a size yet there are no colours either.
    if (!tall || bottom < 0 || top > tall) return;
    const moment = momentAt(Math.min(height / tall - 1, Math.max(0, -top / tall)), words.ceiling);
    const [x, y] = wide
      ? [width * 0.65 + Math.max(0, width - 1344) * 0.12, tall * 0.48]
      : [width * 0.45, tall * 0.32];
    const scale = wide ? Math.min(width * 0.118, tall * 0.24) : Math.min(width * 0.172, tall * 0.15);
    to.clearRect(0, 0, width, tall);
    const view = { ...moment.view, scale, x, y };
    paintSky(to, { width, height: tall, view, moment, words, ink, haze, wide });
    paintAirframe(to, airframe, view, moment.look, ink);
    // Words leave before they run into the drawing.
    const line = tall * (wide ? 0.08 : 0.5);
    places.forEach((place, i) => {
      const opacity = Math.min(1, Math.max(0, (top + place - line) / (tall * 0.1) + 0.5));
      const step = steps[i];
      if (step && opacity !== seen[i]) step.style.opacity = opacity.toFixed(2);
      seen[i] = opacity;
    });
  };
  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const fit = () => {
    // On the way to another page it has lost its place, and with it its colours.
    if (!canvas.isConnected) return;
    const dense = Math.min(devicePixelRatio, MOST_DENSE);
    [width, tall] = [canvas.clientWidth, canvas.clientHeight];
    wide = width >= 1024;
    canvas.width = Math.round(width * dense);
    canvas.height = Math.round(tall * dense);
    to.setTransform(dense, 0, 0, dense, 0, 0);
    const { top } = scene.getBoundingClientRect();
    places = steps.map((step) => step.getBoundingClientRect().top - top);
    const { color, backgroundColor, accentColor } = getComputedStyle(canvas);
    ink = { line: color, ground: backgroundColor, mark: accentColor };
    haze = hazeOf(to, width, wide, ink);
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
