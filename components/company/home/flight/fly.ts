import { paintAirframe } from '@/components/company/airframe/paint';
import { heroView } from '@/lib/airframe/camera';
import type { AirframeMesh } from '@/lib/airframe/mesh';
import mesh from '@/lib/airframe/mesh.json';
import type { View } from '@/lib/airframe/trace';
import { paintMatch, paintSatellites, paintTrack } from './fix';
import { paintGround } from './ground';
import { layouts } from './layouts';
import { viewAt } from './place';
import { signsIn } from './signs';
import { momentAt, type Stage, type Words } from './story';

const airframe = mesh as AirframeMesh;
const MOST_DENSE = 2;
const LOCK_MS = 400;
/** The part of the first screen over which the picture turns into the drawing. */
const DISSOLVE = [0.06, 0.66] as const;

/** Where the hero's picture shows the aircraft, on a canvas that is as wide. */
function viewInPicture(picture: HTMLImageElement): View {
  const [x = 0, y = 0] = getComputedStyle(picture)
    .objectPosition.split(' ')
    .map((part) => Number.parseFloat(part) / 100);
  const upright = matchMedia('(max-aspect-ratio: 4/5)').matches;
  return heroView(upright ? 'upright' : 'wide', {
    width: picture.clientWidth,
    height: picture.clientHeight,
    x,
    y,
  });
}

/** Draws the flight on the canvas whenever the page is scrolled or resized. Returns what stops it. */
export function fly(canvas: HTMLCanvasElement, words: Words): () => void {
  const scene = canvas.closest<HTMLElement>('[data-flight]');
  const picture = scene?.querySelector<HTMLImageElement>('[data-hero] > picture > img');
  const to = canvas.getContext('2d');
  const signs = canvas.nextElementSibling as HTMLElement | null;
  if (!scene || !picture || !to || !signs) return () => {};
  const blocks = [...scene.querySelectorAll<HTMLElement>('[data-hero] > div > *, [data-words] > *')];
  let frame = 0;
  let scrolled = 0;
  /** Where the scene starts and ends on the page. */
  let [start, end] = [0, 0];
  /** Where the words start, from the top of the scene. Measured with the size: measuring in a frame would be a layout each. */
  let places: number[] = [];
  /** Where the scene has to be scrolled to for the story's 0, 1, 2 and so on. */
  let stops: number[] = [];
  let stage: Stage | undefined;
  let hero: View | undefined;
  let [locked, lockedSince] = [false, Number.NEGATIVE_INFINITY];

  const shown = new Map<HTMLElement, number>();
  const show = (element: HTMLElement, opacity: number) => {
    const value = Math.round(opacity * 100) / 100;
    if (shown.get(element) === value) return;
    shown.set(element, value);
    element.style.opacity = `${value}`;
  };
  const tell = signsIn(signs, words, show);
  const draw = (now: number) => {
    frame = 0;
    const top = start - scrolled;
    // Without a size yet there are no colours either.
    if (!stage || !hero || scrolled > end) return;
    const { width, height, layout, ink } = stage;
    const next = stops.findIndex((stop) => stop > -top);
    const from = stops[next - 1] ?? 0;
    const at = next < 0 ? stops.length - 1 : next && next - 1 + (-top - from) / ((stops[next] ?? 0) - from);
    const moment = momentAt(at, words.ceiling);
    if (moment.locks !== locked) [locked, lockedSince] = [moment.locks, now];
    const since = Math.min(1, (now - lockedSince) / LOCK_MS);
    to.clearRect(0, 0, width, height);
    const view = viewAt(stage, moment, hero);
    if (moment.ground > 0) {
      paintGround(to, stage, moment);
      paintMatch(to, stage, view, moment, locked ? 1 - (1 - since) ** 3 : 1 - since);
      paintTrack(to, stage, view, moment);
      paintSatellites(to, stage, view, moment);
    }
    if (moment.drawn > 0) paintAirframe(to, airframe, view, moment.look, ink);
    show(canvas, moment.drawn);
    show(picture, 1 - moment.ground);
    tell(moment);
    // Words leave before they run into the drawing. The last ones leave the window with it.
    const moved = Math.max(top, height - (end - start));
    blocks.forEach((block, i) => {
      const place = places[i] ?? 0;
      const line = Math.min(
        height * (layout === layouts.desk ? 0.08 : place < height ? 0.42 : 0.55),
        place - height * 0.06,
      );
      show(block, Math.min(1, Math.max(0, (moved + place - line) / (height * 0.1) + 0.5)));
    });
    if (since < 1) ask();
  };
  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  /** Reads how far the page is scrolled: in a frame, after the bar's own animation, that would compute all styles twice. */
  const follow = () => {
    scrolled = scrollY;
    ask();
  };
  const fit = () => {
    // On the way to another page it has lost its place, and with it its colours.
    if (!canvas.isConnected) return;
    const dense = Math.min(devicePixelRatio, MOST_DENSE);
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    canvas.width = Math.round(width * dense);
    canvas.height = Math.round(height * dense);
    to.setTransform(dense, 0, 0, dense, 0, 0);
    const layout = width < 1024 ? layouts.phone : layouts.desk;
    const { top, height: tall } = scene.getBoundingClientRect();
    start = top + scrollY;
    end = start + tall;
    // Beside the drawing, the words of a step leave together.
    places = blocks.map((block) => {
      const first = layout === layouts.desk && block.closest('[data-words]')?.firstElementChild;
      return (first || block).getBoundingClientRect().top - top;
    });
    const read = height * (layout === layouts.phone ? 0.7 : 0.62);
    const steps = [...scene.querySelectorAll('li > [data-words]')].map((step) => {
      const box = step.getBoundingClientRect();
      return box.top + box.height / 2 - top - read;
    });
    stops = [...DISSOLVE.map((part) => part * height), ...steps, tall - height];
    const style = getComputedStyle(canvas);
    const tones = ['--night', '--haze', '--rose'].map((name) => style.getPropertyValue(name));
    const ink = { line: style.color, ground: style.backgroundColor, mark: style.accentColor, tones };
    stage = height ? { width, height, layout, ink } : undefined;
    hero = viewInPicture(picture);
    follow();
  };
  const sized = new ResizeObserver(fit);
  sized.observe(canvas);
  addEventListener('scroll', follow, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sized.disconnect();
    removeEventListener('scroll', follow);
    for (const element of shown.keys()) element.style.opacity = '';
  };
}
