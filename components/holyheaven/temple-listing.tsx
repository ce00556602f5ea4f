import { Container } from '@/components/ui/container';
import { listing } from '@/content/holyheaven';
import { temples } from '@/content/temples';
import { listingPage } from '@/lib/temples/listing';
import { ListingPages } from './listing-pages';
import { type EntryLook, TempleEntry } from './temple-entry';
import { TempleLines } from './temple-lines';
import { TempleSearch } from './temple-search';

// By place in the whole listing, not among the found ones: a search changes no temple's look.
const looks: EntryLook[] = ['bleed', 'arch', 'panorama'];

// An address with a search shows nothing that the search may take away again, from the first paint on.
const waitForSearch =
  "if(/[?&]q=[^&]/.test(location.search))document.currentScript.parentElement.dataset.pending=''";

/** Search and the first page of the listing in one: the search hides what does not match, and adds what other pages have. */
export function TempleListing() {
  const { large, lines, pages } = listingPage(temples, 1);
  const dhams = new Set(temples.map(({ direction }) => direction)).size;
  return (
    <section aria-labelledby="temples" suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: waitForSearch }} />
      <TempleSearch count={temples.length} shown={large.length + lines.length}>
        <Container className="listing-head">
          <h2 id="temples" className="text-title">
            {listing.title(dhams)}
          </h2>
          <p>{listing.intro(dhams)}</p>
        </Container>
        <ul className="entries">
          {large.map((temple, index) => (
            <li key={temple.id} data-temple={temple.id} className="below-fold">
              <TempleEntry temple={temple} look={looks[index % looks.length] ?? 'bleed'} />
            </li>
          ))}
        </ul>
        {lines.length > 0 && (
          <Container className="more-entries">
            <h3 className="text-heading">{listing.more}</h3>
            <TempleLines temples={lines} searched />
            <ListingPages page={1} pages={pages} />
          </Container>
        )}
        <Container className="listing-foot pt-4 pb-section">
          <p className="text-small text-muted lg:text-right">{listing.caption}</p>
        </Container>
      </TempleSearch>
    </section>
  );
}
