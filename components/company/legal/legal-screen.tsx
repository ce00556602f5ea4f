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
    <section data-reveal="fade" className={clsx('border-t border-line py-6', belowFold && 'below-fold')}>
      <h2 id={idOf(title)} className="text-subheading">
        {title}
      </h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-prose">
          <LegalText text={paragraph} />
        </p>
      ))}
      {items && (
        <dl className="mt-1">
          {items.map(({ term, text }) => (
            <div
              key={term}
              className="grid gap-x-6 gap-y-1 border-line py-3 not-first:border-t sm:grid-cols-[1fr_2fr]"
            >
              <dt className="font-semibold">{term}</dt>
              <dd>
                <LegalText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** A legal page as a sheet: its title block and contents on the left, its sections beside them. */
export function LegalScreen({ page, path }: { page: LegalPage; path: string }) {
  const others = legalNavigation.filter(({ href }) => href !== path);
  return (
    <div data-theme="paper">
      <Container className="pt-6 pb-section sm:pt-stack">
        <Label className="mb-3 sm:mb-4">{legalLabel}</Label>
        <h1 className="text-display">{page.title}</h1>
        <p className="wide mt-5 max-w-4xl text-heading whitespace-pre-line">{page.summary}</p>
        <div className="mt-stack grid grid-cols-1 gap-x-16 gap-y-6 border-t border-ink pt-4 lg:grid-cols-[4fr_8fr]">
          <div className="self-start text-small text-muted @5xl:sticky @5xl:top-28">
            <p>{legalChanged}</p>
            <nav aria-labelledby="contents" className="mt-4 max-lg:hidden">
              <p id="contents" className="font-semibold text-ink">
                {legalContents}
              </p>
              <ul>
                {page.sections.map(({ title }) => (
                  <li key={title} className="py-0.75">
                    <a href={`#${idOf(title)}`} className="underline-offset-4 hover:underline">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
              {others.map(({ href, label }) => (
                <TextLink key={href} href={href}>
                  {label}
                </TextLink>
              ))}
            </p>
          </div>
          <div className="border-b border-line lg:*:first:border-t-0 lg:*:first:pt-0">
            {page.sections.map((section, index) => (
              <Section key={section.title} {...section} belowFold={index > 0} />
            ))}
          </div>
        </div>
      </Container>
    </div>
  );
}
