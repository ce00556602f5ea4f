import { PageTitle } from '@/components/company/page-title';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { LinkList, TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { type LegalPage, legalChanged, legalContents, legalLabel } from '@/content/company/legal';
import { legalNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { env } from '@/lib/env';

const { here, elsewhere } = account.register.keeper;

/** Text in which `{email}` becomes a link to support and `{keeper}` says who stores this site's accounts. */
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

function Section({ title, paragraphs, items }: LegalPage['sections'][number]) {
  return (
    <section data-reveal className="border-t border-line pt-4">
      <h2 id={idOf(title)} className="text-[1.75rem] leading-tight">
        {title}
      </h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-prose">
          <LegalText text={paragraph} />
        </p>
      ))}
      {items && (
        <dl className="mt-3">
          {items.map(({ term, text }) => (
            <div key={term} className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[1fr_2fr]">
              <dt className="text-muted">{term}</dt>
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

/** Where each item goes. */
function Ledger({ heads, rows }: NonNullable<LegalPage['ledger']>) {
  return (
    <table className="mt-6 w-full max-w-4xl border-t border-ink text-left text-small lg:mt-8 lg:text-body [&_:is(td,th)]:py-2.5 [&_th]:pr-4 [&_th]:font-normal">
      <thead className="text-muted">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, place }) => (
          <tr key={what} className="border-t border-line">
            <th scope="row">{what}</th>
            <td className="font-semibold">{place}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Contents({ sections }: Pick<LegalPage, 'sections'>) {
  return (
    <ul className="mt-1 [scroll-target-group:auto]">
      {sections.map(({ title }) => (
        <li key={title}>
          <a
            href={`#${idOf(title)}`}
            className="inline-flex min-h-8 items-center underline-offset-4 hover:underline [&:target-current]:font-semibold [&:target-current]:text-accent-text"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A legal page as a sheet: title and summary across the top, table of contents on the left, sections on the right. */
export function LegalScreen({ page, path }: { page: LegalPage; path: string }) {
  const others = legalNavigation.filter(({ href }) => href !== path);
  return (
    <div data-theme="paper">
      <Container className="pt-4 pb-section lg:pt-8">
        <PageTitle label={legalLabel}>{page.title}</PageTitle>
        <p className="mt-4 max-w-4xl text-lead text-balance whitespace-pre-line lg:mt-6 lg:text-item">
          {page.summary}
        </p>
        {page.ledger && <Ledger {...page.ledger} />}
        <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-6 lg:mt-stack lg:grid-cols-[14rem_1fr]">
          <div className="self-start text-small @5xl:sticky @5xl:top-28">
            <nav aria-labelledby="contents" className="border-t border-line pt-4 max-lg:hidden">
              <p id="contents" className="font-semibold">
                {legalContents}
              </p>
              <Contents sections={page.sections} />
            </nav>
            <details className="border-y border-line lg:hidden">
              <summary className="flex justify-between py-3 font-semibold after:text-item after:leading-none after:text-accent after:content-['+'] in-open:after:content-['−']">
                {legalContents}
              </summary>
              <Contents sections={page.sections} />
            </details>
          </div>
          <div className="*:not-first:mt-10">
            {page.sections.map((section) => (
              <Section key={section.title} {...section} />
            ))}
            <div className="border-t border-ink pt-4 text-small">
              <p className="text-muted">{legalChanged}</p>
              <LinkList links={others} className="flex flex-wrap gap-x-6" />
            </div>
          </div>
        </div>
      </Container>
      <StructuredData path={path} />
    </div>
  );
}
