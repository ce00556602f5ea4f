import { HomeStatus } from '@/components/holyheaven/home/home-status';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templesIn } from '@/content/temples';
import { countIn, DHAMS, dhamsIn } from '@/lib/temples/counts';
import { type EntryLayout, TempleEntry } from './temple-entry';
import styles from './temple-listing.module.css';
import { TempleSearch } from './temple-search';

// By place in the list, so that a search changes no temple's layout.
const layouts: EntryLayout[] = ['bleed', 'window', 'panorama'];

// Runs before the first paint.
const waitForSearch =
  "if(/[?&]q=[^&]/.test(location.search))document.currentScript.parentElement.dataset.pending=''";

export function TempleListing({ language }: { language: LanguageCode }) {
  const { listing, search, homeStatus } = wordsIn(language);
  const temples = templesIn(language);
  const dhams = dhamsIn(temples);
  const told = dhams === DHAMS ? 'all' : 'some';
  return (
    <section aria-labelledby="temples" className={styles.listing} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: waitForSearch }} />
      <TempleSearch
        language={language}
        words={{ ...search, all: countIn(language, search.all, temples.length) }}
        after={<HomeStatus language={language} />}
        elsewhere={dhams < DHAMS ? homeStatus.fourth : undefined}
      >
        <div className={styles.temples}>
          <Container className="grid items-end gap-x-16 gap-y-5 pt-section pb-stack lg:grid-cols-[7fr_5fr]">
            <h2 id="temples" className="text-title">
              {countIn(language, listing.title[told], dhams)}
            </h2>
            <p>
              {listing.intro} {countIn(language, listing.described[told], dhams)}
            </p>
          </Container>
          <ul className="flex flex-col gap-section">
            {temples.map((temple, index) => (
              <li key={temple.id} data-temple={temple.id} className="below-fold">
                <TempleEntry temple={temple} layout={layouts[index % layouts.length] ?? 'bleed'} />
              </li>
            ))}
          </ul>
          <Container className="pt-4 pb-section">
            <p className="text-small text-muted lg:text-right">{listing.caption}</p>
          </Container>
        </div>
      </TempleSearch>
    </section>
  );
}
