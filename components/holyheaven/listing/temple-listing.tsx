import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { PENDING } from '@/lib/marks';
import { dhamsTold } from '@/lib/temples/counts';
import { TempleEntry } from './temple-entry';
import styles from './temple-listing.module.css';
import { TempleSearch } from './temple-search';

// Runs before the first paint.
const waitForSearch = `if(/[?&]q=[^&]/.test(location.search))document.currentScript.parentElement.setAttribute('${PENDING}','')`;

export function TempleListing({ language }: { language: LanguageCode }) {
  const { listing, search } = wordsIn(language);
  const temples = templesIn(language);
  const contacts = temples.flatMap(({ guide }) => guide.facts.contacts);
  return (
    <section aria-labelledby="temples" className={styles.listing} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: waitForSearch }} />
      <TempleSearch
        title={listing.title.search}
        language={language}
        words={search}
        temples={temples.map((temple) => ({
          id: temple.id,
          href: templePath(temple),
          label: temple.title,
        }))}
        elsewhere={search.elsewhere.map(({ name, text, site }) => ({
          name,
          text,
          link: contacts.find(({ shown }) => shown === site),
        }))}
      >
        <div className={styles.temples}>
          <Container className={styles.intro}>
            <h2 className="pb-4 text-heading lg:pb-8">{dhamsTold(language, temples)}</h2>
          </Container>
          <ul className="flex flex-col gap-6 pb-6 lg:gap-14 lg:pb-stack">
            {temples.map((temple, index) => (
              <li key={temple.id} data-temple={temple.id}>
                <TempleEntry temple={temple} flipped={index % 2 > 0} />
              </li>
            ))}
          </ul>
        </div>
      </TempleSearch>
    </section>
  );
}
