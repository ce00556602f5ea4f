import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { contact } from '@/content/company/contact';
import { officeHours } from '@/content/office-hours';
import { site } from '@/content/site';
import { OpenNow } from './open-now';

const mainLook = '[overflow-wrap:anywhere] font-semibold text-body text-ink';

function Cell({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'border-line py-6 max-sm:py-4 max-sm:not-first:border-t',
        'sm:max-xl:nth-[n+3]:border-t sm:max-xl:pr-6 sm:max-xl:last:col-span-2',
        'xl:not-first:border-l xl:px-6 xl:first:pl-0 xl:last:pr-0',
      )}
    >
      <dt className="mb-2 text-small text-muted">{term}</dt>
      <dd className="text-muted text-small">{children}</dd>
    </div>
  );
}

function MainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className={clsx(
        'inline-flex underline decoration-1 decoration-accent underline-offset-4 hover:decoration-2',
        mainLook,
      )}
    >
      {children}
    </a>
  );
}

export function ContactDetails() {
  const words = contact.details;
  return (
    <section aria-label={contact.title}>
      <Container>
        <dl className="grid border-y border-t-ink border-line sm:grid-cols-2 xl:grid-cols-[minmax(0,10fr)_minmax(0,8fr)_minmax(0,11fr)_minmax(0,10fr)_minmax(0,6fr)]">
          <Cell term={words.email}>
            <MainLink href={`mailto:${site.email}`}>{site.email}</MainLink>
            <p>{words.response}</p>
          </Cell>
          <Cell term={words.phone}>
            <MainLink href={site.phone.href}>{site.phone.display}</MainLink>
          </Cell>
          <Cell term={words.hours}>
            <p className={mainLook}>{officeHours.text}</p>
            <OpenNow />
          </Cell>
          <Cell term={words.address}>
            <address className="text-ink not-italic">
              {site.address.map((line, index) => (
                <span key={line} className={clsx('block', index === 0 && mainLook)}>
                  {line}
                </span>
              ))}
            </address>
          </Cell>
          <Cell term={words.social}>
            <ul className="flex gap-x-6 pt-0.5 xl:block">
              {site.social.map(({ label, href }) => (
                <li key={href} className="flex min-h-7 items-start">
                  <TextLink href={href} rel="noopener noreferrer">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Cell>
        </dl>
      </Container>
    </section>
  );
}
