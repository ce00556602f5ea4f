import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { contact } from '@/content/company/contact';
import { site } from '@/content/site';

const { details: words } = contact;
const [, house, ...street] = site.address;

const Entry = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="border-line py-2.5 text-small">
    <dt className="text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);

const LargeLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    // The text shrinks with the window so that it never wraps.
    className="my-1 inline-flex [font-size:min(1.75rem,5.8vw)] md:[font-size:1.5rem] lg:[font-size:min(1.5rem,1.8vw)] leading-tight font-semibold [overflow-wrap:anywhere] underline decoration-accent decoration-2 underline-offset-6 hover:text-accent-text"
  >
    {children}
  </a>
);

/** How to reach us, at the top of the page. */
export const WriteOrCall = () => (
  <div className="border-y border-t-ink border-b-line">
    <dl className="grid gap-x-6 max-md:*:not-first:border-t md:grid-cols-2 lg:grid-cols-3 lg:gap-x-16">
      <Entry term={words.email}>
        <LargeLink href={`mailto:${site.email}`}>{site.email}</LargeLink>
        <p className="text-muted">{words.response}</p>
      </Entry>
      <Entry term={words.phone}>
        <LargeLink href={site.phone.href}>{site.phone.display}</LargeLink>
        <p className="text-muted">
          {site.officeHours}, {words.holidays}
        </p>
      </Entry>
      <Entry term={words.visit}>
        <address className="not-italic">
          <LargeLink href="#map">{house}</LargeLink>
          <p className="text-muted">{street.join(', ')}</p>
        </address>
      </Entry>
    </dl>
  </div>
);

/** Our other profiles. */
export const Elsewhere = () => (
  <dl className="mt-2">
    <Entry term={words.social}>
      <ul className="flex flex-wrap gap-x-6">
        {site.social.map(({ label, href }) => (
          <li key={href}>
            <TextLink
              href={href}
              rel="noopener noreferrer"
              className="-mx-2 inline-flex min-h-7 items-center px-2"
            >
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Entry>
  </dl>
);
