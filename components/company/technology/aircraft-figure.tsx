'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { numberedList } from '@/components/ui/callout';
import type { FigureLabels } from '@/content/company/drone';
import type { Callout } from '@/content/company/schemas';
import styles from './aircraft-figure.module.css';
import type { Orientation } from './turntable';

type AircraftFigureProps = {
  labels: FigureLabels;
  caption: string;
  callouts: readonly Callout[];
  /** The drawing that stands there until it can be turned. */
  children: ReactNode;
};

const start: Orientation = { turn: 144, tilt: 26 };
const keys: Record<string, Orientation> = {
  ArrowLeft: { turn: -10, tilt: 0 },
  ArrowRight: { turn: 10, tilt: 0 },
  ArrowUp: { turn: 0, tilt: 5 },
  ArrowDown: { turn: 0, tilt: -5 },
};
const turnBy = ({ turn, tilt }: Orientation, change: Orientation): Orientation => ({
  turn: (turn + change.turn + 720) % 360,
  tilt: Math.min(90, Math.max(-30, tilt + change.tilt)),
});

/** Figure 1: turns by drag and by arrow keys; a part and its row light up together. */
export function AircraftFigure({ labels, caption, callouts, children }: AircraftFigureProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [turntable, setTurntable] = useState<typeof import('./turntable')>();
  const [orientation, setOrientation] = useState(start);
  const [highlighted, setHighlighted] = useState(-1);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import('./turntable').then(setTurntable);
      },
      { rootMargin: '50%' },
    );
    const resized = new ResizeObserver(() => setWidth(element.clientWidth));
    near.observe(element);
    resized.observe(element);
    return () => {
      near.disconnect();
      resized.disconnect();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width asks for another drawing
  useEffect(() => {
    if (canvas.current) turntable?.paintFigure(canvas.current, orientation, highlighted);
  }, [turntable, orientation, highlighted, width]);

  const onKeyDown = (event: KeyboardEvent) => {
    const change = event.key === 'Home' ? undefined : keys[event.key];
    if (!change && event.key !== 'Home') return;
    event.preventDefault();
    setOrientation(change ? turnBy(orientation, change) : start);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      setOrientation(turnBy(orientation, { turn: -event.movementX * 0.5, tilt: event.movementY * 0.3 }));
    else if (event.pointerType === 'mouse') highlightAt(event);
  };
  const highlightAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width: boxWidth, height } = currentTarget.getBoundingClientRect();
    setHighlighted(turntable?.pointedAt(boxWidth, height, orientation, clientX - left, clientY - top) ?? -1);
  };

  return (
    <>
      <figure className={clsx(styles.sheet, 'border border-line bg-canvas')}>
        <div
          ref={box}
          className={clsx(styles.box, 'mx-gutter my-2 lg:m-6')}
          data-live={turntable ? '' : undefined}
        >
          {children}
          <div
            className={styles.turn}
            hidden={!turntable}
            role="slider"
            tabIndex={0}
            aria-label={labels.label}
            aria-valuemin={0}
            aria-valuemax={359}
            aria-valuenow={Math.round(orientation.turn)}
            aria-valuetext={facing(orientation, labels)}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              highlightAt(event);
            }}
            onPointerMove={onPointerMove}
            onPointerLeave={() => setHighlighted(-1)}
          >
            <canvas ref={canvas} />
          </div>
        </div>
        <figcaption className="border-t border-line px-gutter py-3 text-small text-muted lg:px-6">
          {caption} {/* It has its place from the start, so that nothing moves. */}
          <span className={clsx('noscript:hidden print:hidden', !turntable && 'invisible')}>
            {labels.hint}
          </span>
        </figcaption>
      </figure>
      <ol className={clsx(numberedList, styles.parts, 'content-start self-start')}>
        {callouts.map(({ name, text }, index) => (
          <li
            key={name}
            data-highlighted={index === highlighted || undefined}
            onPointerEnter={() => setHighlighted(index)}
            onPointerLeave={() => setHighlighted(-1)}
          >
            {turntable ? (
              <button
                type="button"
                aria-pressed={index === highlighted}
                onFocus={() => setHighlighted(index)}
                onBlur={() => setHighlighted(-1)}
                onClick={() => setHighlighted(index)}
              >
                {name}
              </button>
            ) : (
              <strong>{name}</strong>
            )}
            <span> {text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Says from where the aircraft is seen: `from the front on the right, 26° above`. Angles in degrees. */
export function facing({ turn, tilt }: { turn: number; tilt: number }, labels: FigureLabels): string {
  const around = ((turn % 360) + 360) % 360;
  if (tilt > 85 && (around < 5 || around > 355)) return labels.plan;
  const height = tilt > 0 ? labels.above : tilt < 0 ? labels.below : labels.level;
  const side = labels.sides[Math.round(around / 45) % labels.sides.length];
  return `${side}, ${height.replace('{degrees}', `${Math.abs(Math.round(tilt))}`)}`;
}
