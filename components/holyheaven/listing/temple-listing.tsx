import { clsx } from 'clsx';
import { YearKey } from '@/components/holyheaven/temple/year-chart';
import { Container } from '@/components/ui/container';
import { Pending } from '@/components/ui/pending';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templesIn } from '@/content/temples';
import { TempleEntry } from './temple-entry';
import styles from './temple-listing.module.css';
import { TempleSearch } from './temple-search';

export function TempleListing({ language }: { language: LanguageCode }) {
  const { listing, search, shared } = wordsIn(language);
  const temples = templesIn(language);
  const contacts = temples.flatMap(({ guide }) => guide.facts.contacts);
  return (
    <section aria-labelledby="temples" className={styles.listing} suppressHydrationWarning>
      <Pending when="/[?&]q=[^&]/.test(location.search)" />
      <TempleSearch
        title={listing.title.search}
        language={language}
        words={search}
        elsewhere={search.elsewhere.map(({ name, text, site }) => ({
          name,
          text,
          link: contacts.find(({ shown }) => shown === site),
        }))}
      >
        <Container className={styles.temples}>
          <div className={clsx(styles.intro, 'pb-5')}>
            <h2 className="pb-2 text-heading">{listing.title.when}</h2>
            <YearKey guides={temples.map(({ guide }) => guide)} names={shared.verdicts} />
          </div>
          <ul className="grid gap-x-10 gap-y-8 pb-8 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] lg:pb-stack">
            {temples.map((temple) => (
              <li key={temple.id} data-temple={temple.id} className="@container">
                <TempleEntry temple={temple} />
              </li>
            ))}
          </ul>
        </Container>
      </TempleSearch>
    </section>
  );
}
