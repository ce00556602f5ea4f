import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Drawing } from './drawing';

const look = clsx(
  'relative isolate overflow-clip bg-accent text-on-accent',
  // The usual focus ring and selection would not stand out here.
  '[--focus:var(--canvas)] selection:bg-canvas selection:text-ink',
);

const rings = [90, 150, 220, 300, 390, 490];

/** An area in the accent colour, with the rising sun of the logo drawn as wide as the window. */
export function AccentGround({
  as: Element = 'div',
  children,
}: {
  as?: 'div' | 'section';
  children: ReactNode;
}) {
  return (
    <Element className={look}>
      {/* The rings fade before they reach the upper edge, which another section may have bent. */}
      <div className="absolute inset-0 -z-10 opacity-40 [mask-image:linear-gradient(transparent,currentColor_60%)]">
        <Drawing
          viewBox="0 0 1000 500"
          className="absolute right-0 bottom-0 max-w-page translate-x-1/2 lg:translate-x-1/4"
        >
          {rings.map((radius) => (
            <circle key={radius} cx="500" cy="500" r={radius} strokeOpacity={1.1 - radius / 450} />
          ))}
        </Drawing>
      </div>
      {children}
    </Element>
  );
}
