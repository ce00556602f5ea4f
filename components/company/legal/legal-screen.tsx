import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import {
  type LegalPage,
  type LegalSection,
  legalChanged,
  legalContents,
  legalLabel,
} from '@/content/company/legal';
import { legalNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { env } from '@/lib/env';

const { here, elsewhere } = account.register.keeper;

/** Text in which `{email}` becomes a link to the support address, and `{keeper}` says who keeps accounts on this site. */
function LegalText({ text }: { text: string }) {
  const keeper = env().AUTH_API_URL ? elsewhere : here;
  const [before, ...rest] = text.replace('{keeper}', keeper).split('{email}');
  return (
    <>
      {before}
      {rest.map((part) => (
        <span key={part}>
          <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>
          {part}
        </span>
      ))}
    </>
  );
}

const idOf = (title: string) => title.toLowerCase().replace(/\W+/g, '-');

function Section({ title, paragraphs, items, belowFold }: LegalSection & { belowFold: boolean }) {
  return (
    <section
      data-reveal="fade"
      className={clsx(
        'grid gap-x-16 gap-y-3 border-t border-line py-8 lg:grid-cols-[4fr_8fr]',
        belowFold && 'below-fold',
      )}
    >
      <h2 id={idOf(title)} className="text-subheading">
        {title}
      </h2>
      <div className="grid gap-4">
        {paragraphs?.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            <LegalText text={paragraph} />
          </p>
        ))}
        {items && (
          <dl>
            {items.map(({ term, text }) => (
              <div
                key={term}
                className="grid gap-x-6 gap-y-1 border-line py-3 not-first:border-t first:pt-0 sm:grid-cols-[1fr_2fr]"
              >
                <dt className="font-semibold">{term}</dt>
                <dd>
                  <LegalText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

export function LegalScreen({ page, path }: { page: LegalPage; path: string }) {
  return (
    <Container className="pt-stack pb-section lg:pt-16">
      {/* Beside the contents, as tall as with a line more: the headline's font may come late. */}
      <div
        className={clsx(
          'grid gap-x-16 lg:grid-cols-[8fr_4fr] lg:items-start',
          page.sections.length > 4 && 'lg:min-h-84',
        )}
      >
        <div>
          <Label className="mb-4">{legalLabel}</Label>
          <h1 className="text-display">{page.title}</h1>
          <p className="mt-4 text-small text-muted">{legalChanged}</p>
          <p className="wide mt-6 text-heading whitespace-pre-line">{page.summary}</p>
        </div>
        {page.sections.length > 4 && (
          <nav aria-labelledby="contents" className="border-l border-line pl-6 max-lg:hidden">
            <p id="contents" className="mb-2 text-small font-semibold">
              {legalContents}
            </p>
            <ul>
              {page.sections.map(({ title }) => (
                <li key={title} className="py-1 text-small">
                  <a href={`#${idOf(title)}`} className="text-muted underline-offset-4 hover:underline">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="mt-stack border-b border-line">
        {page.sections.map((section, index) => (
          <Section key={section.title} {...section} belowFold={index > 0} />
        ))}
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-small text-muted">
        {legalNavigation
          .filter(({ href }) => href !== path)
          .map(({ href, label }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
      </p>
    </Container>
  );
}
