'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Callout } from '@/content/company/schemas';
import type { AirframeWords } from '@/content/company/turntable';
import sheet from '../technology/drawing-section.module.css';
import styles from './airframe-figure.module.css';
import type { Turned } from './turntable';

type AirframeFigureProps = {
  words: AirframeWords;
  caption: string;
  callouts: readonly Callout[];
  /** The drawing that stands there until it can be turned. */
  children: ReactNode;
};

const start: Turned = { turn: 144, tilt: 26 };
const keys: Record<string, Turned> = {
  ArrowLeft: { turn: -10, tilt: 0 },
  ArrowRight: { turn: 10, tilt: 0 },
  ArrowUp: { turn: 0, tilt: 5 },
  ArrowDown: { turn: 0, tilt: -5 },
};
const by = ({ turn, tilt }: Turned, change: Turned): Turned => ({
  turn: (turn + change.turn + 720) % 360,
  tilt: Math.min(90, Math.max(-30, tilt + change.tilt)),
});

/** Figure 1: turns by drag and by arrow keys; a part and its row light up together. */
export function AirframeFigure({ words, caption, callouts, children }: AirframeFigureProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [tools, setTools] = useState<typeof import('./turntable')>();
  const [turned, setTurned] = useState(start);
  const [lit, setLit] = useState(-1);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import('./turntable').then(setTools);
      },
      { rootMargin: '50%' },
    );
    const sized = new ResizeObserver(() => setWidth(shown.clientWidth));
    near.observe(shown);
    sized.observe(shown);
    return () => {
      near.disconnect();
      sized.disconnect();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width asks for another drawing
  useEffect(() => {
    if (canvas.current) tools?.paintTurned(canvas.current, turned, lit);
  }, [tools, turned, lit, width]);

  const press = (event: KeyboardEvent) => {
    const change = event.key === 'Home' ? undefined : keys[event.key];
    if (!change && event.key !== 'Home') return;
    event.preventDefault();
    setTurned(change ? by(turned, change) : start);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      setTurned(by(turned, { turn: -event.movementX * 0.5, tilt: event.movementY * 0.3 }));
    else if (event.pointerType === 'mouse') point(event);
  };
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width: wide, height } = currentTarget.getBoundingClientRect();
    setLit(tools?.pointedAt(wide, height, turned, clientX - left, clientY - top) ?? -1);
  };

  return (
    <>
      <figure className={clsx(sheet.sheet, styles.sheet, 'border border-line bg-canvas')}>
        <div
          ref={box}
          className={clsx(styles.box, 'mx-gutter my-2 lg:m-6')}
          data-live={tools ? '' : undefined}
        >
          {children}
          <div
            className={styles.turn}
            hidden={!tools}
            role="slider"
            tabIndex={0}
            aria-label={words.label}
            aria-valuemin={0}
            aria-valuemax={359}
            aria-valuenow={Math.round(turned.turn)}
            aria-valuetext={facing(turned, words)}
            onKeyDown={press}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              point(event);
            }}
            onPointerMove={move}
            onPointerLeave={() => setLit(-1)}
          >
            <canvas ref={canvas} />
          </div>
        </div>
        <figcaption className="px-gutter text-small lg:px-6">
          {caption} {/* It has its place from the start, so that nothing moves. */}
          <span className={clsx('noscript:hidden print:hidden', !tools && 'invisible')}>{words.hint}</span>
        </figcaption>
      </figure>
      <ol className={clsx(sheet.parts, styles.parts, 'grid content-start self-start border-b border-line')}>
        {callouts.map(({ name, text }, index) => (
          <li
            key={name}
            data-lit={index === lit || undefined}
            onPointerEnter={() => setLit(index)}
            onPointerLeave={() => setLit(-1)}
          >
            {tools ? (
              <button
                type="button"
                aria-pressed={index === lit}
                onFocus={() => setLit(index)}
                onBlur={() => setLit(-1)}
                onClick={() => setLit(index)}
              >
                {name}
              </button>
            ) : (
              <strong>{name}</strong>
            )}
            {` ${text}`}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Says from where the airframe is seen: `from the front on the right, 26° above`. Angles in degrees. */
export function facing({ turn, tilt }: { turn: number; tilt: number }, words: AirframeWords): string {
  const around = ((turn % 360) + 360) % 360;
  if (tilt > 85 && (around < 5 || around > 355)) return words.plan;
  const height = tilt > 0 ? words.above : tilt < 0 ? words.below : words.level;
  const side = words.sides[Math.round(around / 45) % words.sides.length];
  return `${side}, ${height.replace('{degrees}', `${Math.abs(Math.round(tilt))}`)}`;
}
