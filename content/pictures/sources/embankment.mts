// Draws embankment.jpg, a made-up frame of a heat camera over a river bank. Run it in the repository: npx tsx content/pictures/sources/embankment.mts
import sharp from 'sharp';

const WIDTH = 1920;
const HEIGHT = 1200;
/** The camera: metres above ground, degrees below the horizon, half the picture's width as a slope. */
const camera = { height: 120, pitch: 42, wide: 0.34 };

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const step = (from: number, to: number, at: number) => {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
};
const hash = (x: number, y: number) => {
  const n = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  const m = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((m ^ (m >>> 16)) >>> 0) / 4294967296;
};
function noise(x: number, y: number) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [step(0, 1, x - left), step(0, 1, y - top)];
  const upper = mix(hash(left, top), hash(left + 1, top), right);
  return mix(upper, mix(hash(left, top + 1), hash(left + 1, top + 1), right), down);
}
const rough = (x: number, y: number) =>
  0.5 * noise(x, y) +
  0.27 * noise(2 * x + 9, 2 * y) +
  0.15 * noise(4 * x, 4 * y + 5) +
  0.08 * noise(9 * x, 9 * y);

/** Where the embankment leaks. */
const leak = 4;
/** Metres from the crest of the embankment; the river is where it is positive. */
const fromCrest = (x: number, y: number) => y - 132 - 0.42 * x - 7 * Math.sin(x / 34) - 0.0016 * x * x;

const trees = [...Array(46).keys()].flatMap((n) => {
  const x = -120 + 250 * hash(n, 1);
  const side = n % 3 ? -17 - 5 * hash(n, 2) : -24 - 70 * hash(n, 2);
  if (Math.abs(x - leak - 3) < 15) return [];
  return [{ x, y: 132 + 0.42 * x + 7 * Math.sin(x / 34) + 0.0016 * x * x + side, r: 1.4 + 2.2 * hash(n, 3) }];
});

function fields(x: number, y: number) {
  const [u, v] = [0.91 * x + 0.41 * y, 0.91 * y - 0.41 * x];
  const row = Math.floor(v / 19 + 0.4 * Math.sin(u / 60));
  const column = Math.floor(u / 31 + 0.37 * row);
  const kind = hash(column + 50, row + 50);
  const inRow = v / 19 + 0.4 * Math.sin(u / 60) - row;
  const inColumn = u / 31 + 0.37 * row - column;
  const edge = Math.min(inRow * 19, (1 - inRow) * 19, inColumn * 31, (1 - inColumn) * 31);
  const furrows = kind > 0.35 ? 0.035 * Math.sin((kind > 0.6 ? u : v) * 3.1) : 0;
  const ground = 0.36 + 0.24 * kind + furrows + 0.16 * (rough(x / 5, y / 5) - 0.5);
  return mix(0.62, ground, step(0.2, 1.1, edge + 0.5 * noise(x, y)));
}

/** How warm the ground looks, from 0 to 1. */
function warmth(x: number, y: number) {
  const d = fromCrest(x, y);
  const grass = rough(x / 2.2, y / 2.2) - 0.5;
  let w = fields(x, y);
  w = mix(w, 0.36 + 0.2 * grass, step(-19, -16, d));
  w = mix(w, 0.2 + 0.1 * grass, step(-16.2, -15.4, d) * step(-12.4, -13.2, d));
  w = mix(w, 0.56 + 0.26 * grass, step(-13, -12, d));
  w = mix(w, 0.8 + 0.12 * grass, step(-2.4, -1.6, d));
  w = mix(w, 0.86, step(-1.1, -0.7, d) * step(1.1, 0.7, d) * step(0.25, 0.6, noise(x / 3, y / 3)));
  w = mix(w, 0.45 + 0.24 * grass, step(1.6, 2.4, d));
  const bank = 10 + 1.6 * (rough(x / 6, y / 6) - 0.5) * 4;
  const flow = rough((x + 0.4 * y) / 16, d / 2.4);
  w = mix(w, 0.07 + 0.14 * flow + 0.06 * step(40, 10, d), step(bank - 0.6, bank + 0.6, d));
  // Water that comes through the foot of the embankment is colder than the ground it wets.
  const along = x - leak;
  const spread = 2.6 + 0.42 * Math.max(0, -d - 7) + 3 * (rough(x / 3.4, y / 3.4) - 0.5);
  const wet =
    step(spread, spread * 0.35, Math.abs(along + 0.18 * (d + 8))) * step(-6.4, -8.6, d) * step(-38, -24, d);
  w = mix(w, 0.1 + 0.1 * rough(x, y), 0.92 * wet);
  for (const tree of trees) {
    const far = Math.hypot(x - tree.x, (y - tree.y) * 0.9) + 1.1 * (noise(x * 1.1, y * 1.1) - 0.5);
    w = mix(w, 0.13, 0.6 * step(tree.r + 0.7, tree.r - 0.6, Math.hypot(x - tree.x - 1.6, y - tree.y + 1.3)));
    w = mix(w, 0.6 + 0.4 * (noise(x * 1.8, y * 1.8) - 0.4), step(tree.r + 0.4, tree.r - 0.5, far));
  }
  // A boat with two people and its wake.
  const [u, v] = [0.93 * (x + 25) + 0.37 * (y - 143), 0.93 * (y - 143) - 0.37 * (x + 25)];
  const wake =
    step(2.2, 0.2, Math.abs(Math.abs(v) - 0.3 * Math.max(0, -u - 3))) * step(-22, -4, u) * step(-3, -4, u);
  w += 0.3 * wake * noise(x * 2, y * 2);
  w = mix(w, 0.58, step(0.3, -0.3, Math.hypot(u / 5.6, v / (1.5 - 0.05 * u)) - 1));
  for (const seat of [-2, 1.6]) w = mix(w, 1.05, step(0.95, 0.45, Math.hypot(u - seat, v)));
  return w;
}

/** Cold to warm, in the site's own dusk. */
const ramp = [
  [9, 12, 22],
  [33, 38, 66],
  [84, 88, 124],
  [168, 166, 186],
  [240, 238, 240],
];
const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
const [sin, cos] = [Math.sin((camera.pitch * Math.PI) / 180), Math.cos((camera.pitch * Math.PI) / 180)];
for (let py = 0; py < HEIGHT; py++)
  for (let px = 0; px < WIDTH; px++) {
    const right = camera.wide * ((2 * px) / WIDTH - 1);
    const up = camera.wide * (HEIGHT / WIDTH) * (1 - (2 * py) / HEIGHT);
    const far = camera.height / (sin - up * cos);
    const seen = warmth(far * right, far * (cos + up * sin));
    const haze = step(110, 330, far);
    const corner = 1 - 0.28 * step(0.5, 1.25, Math.hypot(px / WIDTH - 0.5, py / HEIGHT - 0.5) * 1.7);
    const grain = 0.045 * (hash(px, py) - 0.5) + 0.012 * (hash(7, py) - 0.5);
    const at =
      Math.min(0.999, Math.max(0, 0.5 + 1.22 * (mix(seen, 0.36, 0.5 * haze) - 0.45) * corner + grain)) *
      (ramp.length - 1);
    const [low, high] = ramp.slice(Math.floor(at));
    for (let c = 0; c < 3; c++)
      pixels[(py * WIDTH + px) * 3 + c] = mix(low?.[c] ?? 0, high?.[c] ?? 0, at % 1);
  }
await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  .jpeg({ quality: 88 })
  .toFile('content/pictures/embankment.jpg');
