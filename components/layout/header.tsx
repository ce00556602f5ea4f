import { Link } from '@/components/ui/link';
import { mainNavigation, registerLink } from '@/content/navigation';
import { site } from '@/content/site';
import { Mark } from './mark';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';

/** The sticky bar of both worlds. */
export function Header() {
  return (
    <header className="site-header sticky top-0 z-40 border-b border-line">
      <div className="mx-auto flex h-header max-w-page items-center justify-between gap-6 px-gutter">
        <Link href="/" className="flex items-center gap-3 font-semibold tracking-tight">
          <Mark />
          {site.shortName}
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          {mainNavigation.map(({ href, label }) => (
            <NavLink key={href} href={href} className="nav-link">
              {label}
            </NavLink>
          ))}
          <NavLink href={registerLink.href} className="nav-register ml-4">
            {registerLink.label}
          </NavLink>
        </nav>
        <MobileMenu>
          <nav aria-label="Main" className="flex flex-col">
            {[...mainNavigation, registerLink].map(({ href, label }) => (
              <NavLink key={href} href={href} className="menu-link">
                {label}
              </NavLink>
            ))}
          </nav>
        </MobileMenu>
      </div>
    </header>
  );
}
