import type { flight } from '@/content/company/flight';
import { heroView } from '@/lib/aircraft/hero-camera';
import type { View } from '@/lib/aircraft/view';
import { countryOf } from './ground';
import { paintScene } from './paint';
import { layouts, type Stage, viewAt } from './stage';
import { type Moment, momentAt } from './story';

export type Captions = typeof flight.picture;

const LOCK_MS = 400;
/** From and to which part of a screen the drawing arrives: in place of the picture, or below the hero. */
const ARRIVAL = { desk: [0.06, 0.66], phone: [-1, 0] };

/** The view in which the hero's picture shows the aircraft. */
function viewInPicture(picture: HTMLImageElement): View {
  const [x = 0, y = 0] = getComputedStyle(picture)
    .objectPosition.split(' ')
    .map((part) => Number.parseFloat(part) / 100);
  const { clientWidth: width, clientHeight: height } = picture;
  return heroView({ width, height, x, y });
}

/** Writes what the navigation relies on into a caption over the canvas: drawn as text, it took a fifth of a frame. */
function captionWriter(caption: HTMLElement, words: Captions) {
  // Do not compare with the text in the page: it may be translated.
  let written = '';
  return ({ track, broken }: Moment) => {
    // A position needs all four satellites.
    const isLost = broken.every((part) => part > 0.5);
    const text = track ? words.held : isLost ? words.lost : words.fix;
    if (text === written) return;
    caption.textContent = text;
    written = text;
    caption.toggleAttribute('data-held', track > 0);
  };
}

/** Draws the flight on the canvas whenever the page is scrolled or resized. Returns a function that stops it. */
export function fly(canvas: HTMLCanvasElement, captions: Captions): () => void {
  const scene = canvas.closest<HTMLElement>('[data-flight]');
  const picture = scene?.querySelector<HTMLImageElement>('[data-hero] > picture > img');
  const context = canvas.getContext('2d');
  const caption = canvas.nextElementSibling?.querySelector('p');
  const place = canvas.parentElement;
  if (!scene || !picture || !context || !caption || !place) return () => {};
  /** What the hero shows across the drawing's place. */
  const across = [...scene.querySelectorAll<HTMLElement>('[data-hero] > div > :is(ul, p:first-child)')];
  let frame = 0;
  let scrolled = 0;
  /** Where the drawing's container starts and ends on the page. */
  let [start, end] = [0, 0];
  /** The scroll offsets of the story's 0, 1, 2 and so on. */
  let stops: number[] = [];
  let stage: Stage | undefined;
  /** Where the drawing replaces the picture, the aircraft starts in this view. */
  let hero: View | undefined;
  let [isLocked, lockedSince] = [false, Number.NEGATIVE_INFINITY];

  const setOpacity = (element: HTMLElement, opacity: number) => {
    element.style.opacity = opacity.toFixed(2);
    element.style.pointerEvents = opacity < 0.1 ? 'none' : '';
  };
  const writeCaption = captionWriter(caption, captions);

  /** How far the story is at this scroll offset: 0 before the first stop, then one more at each stop. */
  const progressAt = (offset: number) => {
    const next = stops.findIndex((stop) => stop > offset);
    if (next < 0) return stops.length - 1;
    if (next === 0) return 0;
    const [from = 0, to = 0] = [stops[next - 1], stops[next]];
    return next - 1 + (offset - from) / (to - from);
  };

  const draw = (now: number) => {
    frame = 0;
    const top = start - scrolled;
    // The stage is undefined until the canvas has a size.
    if (!stage || scrolled > end) return;
    const { width, height } = stage;
    const moment = momentAt(progressAt(-top));
    if (moment.locks !== isLocked) [isLocked, lockedSince] = [moment.locks, now];
    const since = Math.min(1, (now - lockedSince) / LOCK_MS);
    context.clearRect(0, 0, width, height);
    paintScene(stage, viewAt(stage, moment, hero), moment, isLocked ? 1 - (1 - since) ** 3 : 1 - since);
    setOpacity(canvas, moment.drawn);
    setOpacity(picture, hero ? 1 - moment.ground : 1);
    // Gone before the drawing reaches them.
    for (const element of across) setOpacity(element, hero ? 1 - moment.drawn ** 4 : 1);
    writeCaption(moment);
    setOpacity(caption, moment.ground);
    if (since < 1) requestDraw();
  };
  const requestDraw = () => {
    frame ||= requestAnimationFrame(draw);
  };
  /** Reads the scroll position here: in a frame, after the header's animation, it would recalculate all styles. */
  const onScroll = () => {
    scrolled = scrollY;
    requestDraw();
  };
  const onResize = () => {
    // During navigation to another page the canvas is detached and has no colours.
    if (!canvas.isConnected) return;
    const density = Math.min(devicePixelRatio, 2);
    const { clientWidth: width, clientHeight: height } = canvas;
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.lineJoin = 'round';
    // At a desk, the hero's picture stays in place.
    const isDesk = getComputedStyle(picture).position === 'sticky';
    const screen = isDesk ? 'desk' : 'phone';
    const layout = layouts[screen];
    const box = place.getBoundingClientRect();
    start = box.top + scrollY;
    end = start + box.height;
    const read = height * (isDesk ? 0.52 : 0.7);
    const steps = [...scene.querySelectorAll('[data-words]')].map((step) => {
      const { top, height: tall } = step.getBoundingClientRect();
      return top + tall / 2 - box.top - read;
    });
    stops = [...ARRIVAL[screen].map((part) => part * height), ...steps, box.height - height];
    const style = getComputedStyle(canvas);
    const colourOf = (name: string) => style.getPropertyValue(`--${name}`);
    const colours = { line: colourOf('ink'), mark: colourOf('accent'), night: colourOf('night') };
    const country = countryOf(layout.step);
    stage = height ? { context, width, height, layout, country, colours } : undefined;
    hero = isDesk ? viewInPicture(picture) : undefined;
    onScroll();
  };
  const resized = new ResizeObserver(onResize);
  resized.observe(canvas);
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    removeEventListener('scroll', onScroll);
    for (const element of [canvas, picture, caption, ...across]) element.removeAttribute('style');
  };
}
