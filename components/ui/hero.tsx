import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PictureName } from '@/content/pictures';
import { Label } from './label';
import { Picture } from './picture';

type HeroProps = {
  picture: PictureName;
  /** A short line above the title. */
  eyebrow?: string;
  /** The page's h1. A long one wants size="page", whose type is smaller. */
  title: ReactNode;
  lead?: ReactNode;
  /** Links and buttons under the lead. */
  children?: ReactNode;
  /** `screen` fills the window and sets a very short title very large; `page` leaves a strip of what follows in view. */
  size?: 'screen' | 'page';
  /** Where the quiet part of the picture is, in a window that is not upright. */
  align?: 'top' | 'bottom';
  /** `deep` darkens a picture that is bright or busy where the words stand. */
  scrim?: 'soft' | 'deep';
};

/**
 * The opening of a page: a full-bleed picture under the clear bar, with the words in its quiet left third. In an
 * upright window the picture stands above and sinks into the canvas, and the words start on its lower edge.
 */
export function Hero({ picture, eyebrow, title, lead, children, size = 'page', align, scrim }: HeroProps) {
  return (
    <section
      data-hero
      className={clsx(
        'scene hero',
        size === 'screen' && 'hero-screen',
        align === 'top' && 'hero-top',
        scrim === 'deep' && 'scene-deep',
      )}
    >
      <Picture name={picture} sizes="max(100vw, 150vh)" className="scene-picture" tall priority />
      <div className="scene-text">
        {eyebrow && <Label>{eyebrow}</Label>}
        <h1>{title}</h1>
        {lead && <p className="hero-lead">{lead}</p>}
        {children && <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">{children}</div>}
      </div>
    </section>
  );
}
