import { STATE } from '@/lib/marks';
import type { Answer } from './answer';

const SIDE = 1080;
/** More than the longest text needs. */
const TALLEST = 2 * SIDE;
const PICTURE = 370;
const EDGE = 72;

/** The picture's texts above and below the page's answer. */
export type PictureWords = { title: string; below: readonly string[] };

function wrapped(context: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  // Keeps non-breaking spaces.
  for (const word of text.split(/ +/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && context.measureText(longer).width <= SIDE - 2 * EDGE)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const disc = 'M0 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z';
/** The shapes of the page's marks (today-panel.module.css), 40 px wide around y = 0. Others are squares. */
const marks: Record<string, string> = {
  open: disc,
  paused: `${disc}M20-14a14 14 0 0 1 0 28Z`,
  'perhaps-open': `${disc}M6 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z`,
  'not-known': 'M20-20 40 0 20 20 0 0Z',
};

function drawMark(context: CanvasRenderingContext2D, state: string, y: number) {
  context.save();
  context.translate(EDGE, y);
  context.fill(new Path2D(marks[state] ?? 'M0-20H40V20H0Z'), 'evenodd');
  context.restore();
}

/** Draws the page's picture from a file large enough for the canvas. */
async function drawTop(context: CanvasRenderingContext2D, shown: HTMLImageElement | null) {
  if (!shown) return;
  const picture = Object.assign(new Image(), { src: shown.src });
  await picture.decode();
  const height = (SIDE * picture.naturalHeight) / picture.naturalWidth;
  context.save();
  context.rect(0, 0, SIDE, PICTURE);
  context.clip();
  context.drawImage(picture, 0, (PICTURE - height) * 0.1, SIDE, height);
  context.restore();
}

/** Draws today's answer in the page's own colours and fonts: as a square, or taller if the text needs it. */
export async function todayPicture({ title, below }: PictureWords, today: Answer): Promise<File> {
  const panel = document.querySelector<HTMLElement>(`[${STATE}]`) ?? document.body;
  const look = getComputedStyle(panel);
  const colour = (name: string) => look.getPropertyValue(`--${name}`).trim();
  const heading = getComputedStyle(document.querySelector('h1') ?? panel);
  const verdict = getComputedStyle(panel.querySelector('.font-serif') ?? panel);
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: TALLEST });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = colour('surface');
  context.fillRect(0, 0, SIDE, TALLEST);
  await drawTop(context, document.querySelector('main picture img'));
  let y = PICTURE + 20;
  const write = (text: string | undefined, size: number, name: string, { fontFamily, fontWeight } = look) => {
    if (!text) return;
    context.font = `${fontWeight} ${size}px ${fontFamily}`;
    context.fillStyle = colour(name);
    for (const line of wrapped(context, text)) {
      y += size * 1.3;
      context.fillText(line, EDGE, y);
    }
    y += size * 0.3;
  };
  write(title, 56, 'ink', heading);
  write([today.day, today.tithi].filter(Boolean).join(' · '), 32, 'muted');
  context.fillStyle = verdict.getPropertyValue('--answer').trim();
  drawMark(context, today.state ?? '', y + 46);
  write(`\u2003${today.verdict ?? ''}`, 54, 'ink', verdict);
  write(today.reason, 38, 'ink');
  write(today.care, 30, 'ink');
  for (const text of below) write(text, 30, 'ink');
  context.font = `400 26px ${look.fontFamily}`;
  context.fillStyle = colour('muted');
  const height = Math.max(SIDE, Math.ceil(y) + 90);
  context.fillText(location.host + location.pathname, EDGE, height - 40);
  const drawn = context.getImageData(0, 0, SIDE, height);
  canvas.height = height;
  context.putImageData(drawn, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the picture is empty');
  return new File([blob], `${title}.png`, { type: blob.type });
}
