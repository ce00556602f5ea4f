import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { Anchor } from '@/components/ui/text-link';
import type { Framed } from '@/content/holyheaven/frames';
import type { NavLink } from '@/content/navigation';
import { site } from '@/content/site';
import { CurrentYear } from './current-year';
import { Mark } from './header';

function LinkGroup({ title, links, rel }: { title: string; links: readonly NavLink[]; rel?: string }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 font-sans sm:mb-3 text-small font-semibold">{title}</h2>
      <ul>
        {links.map(({ href, label, hrefLang }) => (
          <li key={href}>
            <Anchor href={href} hrefLang={hrefLang} rel={rel}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer({ frame }: { frame: Framed }) {
  const { words, groups, legal } = frame;
  return (
    <footer
      className={clsx(
        'border-t border-line bg-canvas text-small print:hidden',
        '[&_a]:inline-flex [&_a]:min-h-7 [&_a]:min-w-7 [&_a]:items-center sm:[&_a]:min-h-9 [&_a]:text-muted',
        '[&_a]:underline-offset-4 [&_a]:hover:text-ink [&_a]:hover:underline',
      )}
    >
      <Container className="py-6 sm:py-stack">
        <div
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] gap-x-8 gap-y-4 sm:gap-y-10',
            'sm:grid-cols-[repeat(4,minmax(0,auto))] sm:justify-between',
            'lg:grid-cols-[minmax(0,1fr)_repeat(4,minmax(0,auto))] lg:gap-x-16',
          )}
        >
          <div className="col-span-full lg:col-span-1">
            <p className="-mt-1 flex items-center gap-3 font-semibold">
              <Mark />
              {site.name}
            </p>
            <p className="mt-4 max-w-xs text-muted max-sm:hidden">{words.tagline}</p>
            {frame.register.hrefLang && <p className="mt-4 max-w-xs text-muted">{words.pagesInEnglish}</p>}
          </div>
          {groups.map((group) => (
            <LinkGroup key={group.title} {...group} />
          ))}
          <LinkGroup title={words.social} links={site.social} rel="noopener noreferrer" />
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4 text-muted sm:mt-12 sm:pt-6">
          <p>
            {'© '}
            <CurrentYear builtIn={new Date().getFullYear()} />
            {` ${site.name}. `}
            <span className="inline-block">{words.rights}</span>
          </p>
          <ul className="flex flex-wrap gap-x-4 text-label sm:gap-x-6 sm:text-small">
            {legal.map(({ href, label, hrefLang }) => (
              <li key={href}>
                <Anchor href={href} hrefLang={hrefLang}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
