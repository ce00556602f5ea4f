import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { footerNavigation, legalNavigation, type NavLink } from '@/content/navigation';
import { site } from '@/content/site';
import { CurrentYear } from './current-year';
import { Mark } from './mark';

function FooterLinks({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 font-sans text-small font-semibold">{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer of both worlds. */
export function Footer() {
  return (
    <footer className="site-footer below-fold border-t border-line bg-canvas text-small">
      <Container className="py-stack">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <p className="flex items-center gap-3 font-semibold">
              <Mark />
              {site.name}
            </p>
            <p className="mt-4 max-w-xs text-muted">
              Drones, software and defence, designed in New Delhi since {site.founded}.
            </p>
          </div>
          {footerNavigation.map((group) => (
            <FooterLinks key={group.title} {...group} />
          ))}
          <nav aria-label="Follow us">
            <h2 className="mb-3 font-sans text-small font-semibold">Follow us</h2>
            <ul>
              {site.social.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} rel="noopener noreferrer" className="footer-link">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-muted">
          <p>
            © <CurrentYear builtIn={new Date().getFullYear()} /> {site.name}. All rights reserved.
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legalNavigation.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="footer-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
