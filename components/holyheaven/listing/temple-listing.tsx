import { Container } from '@/components/ui/container';
import { listing } from '@/content/holyheaven/listing';
import { temples } from '@/content/temples';
import { listingPage } from '@/lib/temples/listing';
import { ListingPages } from './listing-pages';
import { type EntryLayout, TempleEntry } from './temple-entry';
import { TempleLines } from './temple-lines';
import styles from './temple-listing.module.css';
import { TempleSearch } from './temple-search';

// By place in the whole listing, so that a search changes no temple's layout.
const layouts: EntryLayout[] = ['bleed', 'arch', 'panorama'];

// Runs before the first paint.
const waitForSearch =
  "if(/[?&]q=[^&]/.test(location.search))document.currentScript.parentElement.dataset.pending=''";

export function TempleListing() {
  const { large, lines, pages } = listingPage(temples, 1);
  const dhams = new Set(temples.map(({ direction }) => direction)).size;
  return (
    <section aria-labelledby="temples" className={styles.listing} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: waitForSearch }} />
      <TempleSearch count={temples.length} shown={large.length + lines.length}>
        <div className={styles.temples}>
          <Container className="grid items-end gap-x-16 gap-y-5 pt-section pb-stack lg:grid-cols-[7fr_5fr]">
            <h2 id="temples" className="text-title">
              {listing.title(dhams)}
            </h2>
            <p>{listing.intro(dhams)}</p>
          </Container>
          <ul className="flex flex-col gap-section">
            {large.map((temple, index) => (
              <li key={temple.id} data-temple={temple.id} className="below-fold">
                <TempleEntry temple={temple} layout={layouts[index % layouts.length] ?? 'bleed'} />
              </li>
            ))}
          </ul>
          {lines.length > 0 && (
            <Container className="pt-section">
              <h3 className="text-heading">{listing.more}</h3>
              <TempleLines temples={lines} searched />
              <ListingPages page={1} pages={pages} />
            </Container>
          )}
          <Container className="pt-4 pb-section">
            <p className="text-small text-muted lg:text-right">{listing.caption}</p>
          </Container>
        </div>
      </TempleSearch>
    </section>
  );
}
