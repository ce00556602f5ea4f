import { clsx } from 'clsx';
import { Link } from '@/components/ui/link';
import type { Framed } from '@/content/holyheaven/frames';
import { site } from '@/content/site';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';

/** The logo: the sun (arka) rises into the sky (vyoman) over a horizon, crossed by a flight line. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M8 22a8 8 0 0 1 16 0" strokeWidth="2" />
      <path d="M2 22h28" strokeWidth="2" />
      <path d="M5 27 27 5m-7 0h7v7" stroke="var(--accent)" strokeWidth="2" />
    </svg>
  );
}

/** The header's links, preceded by their language's name if that is not the page's. */
function BarLinks({ frame, look }: { frame: Framed; look: 'bar' | 'menu' }) {
  const { bar, words } = frame;
  return (
    <>
      {bar[0]?.hrefLang && (
        <span className={clsx('self-center text-label text-muted', look === 'menu' && 'col-span-full pt-3')}>
          {words.inEnglish}
        </span>
      )}
      {bar.map((link) => (
        <NavLink key={link.href} {...link} look={look} />
      ))}
    </>
  );
}

/** The header. If its links do not fit, which depends on the text size too, a menu replaces them. */
export function Header({ frame, registerName }: { frame: Framed; registerName?: string }) {
  const { words, register } = frame;
  return (
    <header
      className={clsx(
        '@container [position:var(--header-position,sticky)] top-0 z-40 border-b border-line bg-canvas text-ink print:hidden',
        styles.bar,
      )}
    >
      <div className="mx-auto flex h-header max-w-page items-center justify-between gap-6 px-gutter @max-[17rem]:gap-1 @max-[17rem]:px-2">
        <Link
          href="/"
          hrefLang={register.hrefLang}
          className="flex items-center gap-3 font-semibold tracking-tight @max-[17rem]:gap-1 @max-[17rem]:text-label"
        >
          <Mark />
          {site.shortName}
        </Link>
        <nav
          aria-label={words.navigation}
          className={clsx('hidden items-center gap-1 @5xl:flex', styles.links)}
        >
          <BarLinks frame={frame} look="bar" />
          <NavLink {...register} look="barAction" name={registerName} />
        </nav>
        <MobileMenu label={words.menu} closeLabel={words.close}>
          <nav
            aria-label={words.navigation}
            className={clsx('grid gap-x-6', frame.more.length > 0 ? 'grid-cols-[2fr_3fr]' : 'grid-cols-2')}
          >
            <div className={clsx(frame.more.length === 0 && 'contents')}>
              <BarLinks frame={frame} look="menu" />
            </div>
            <div>
              {frame.more.map((link) => (
                <NavLink key={link.href} {...link} look="menu" />
              ))}
            </div>
            <NavLink {...register} look="menuAction" name={registerName} />
          </nav>
        </MobileMenu>
      </div>
    </header>
  );
}
