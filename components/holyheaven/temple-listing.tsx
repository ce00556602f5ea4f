import { Container } from '@/components/ui/container';
import { listing } from '@/content/holyheaven';
import { temples } from '@/content/temples';
import { searchEntry } from '@/lib/temples/search';
import { type EntryLook, TempleEntry } from './temple-entry';
import { TempleSearch } from './temple-search';

// By place in the whole listing, not among the found ones: a search changes no temple's look.
const looks: EntryLook[] = ['bleed', 'arch', 'panorama'];

/** Search and listing in one: the server renders every temple, the search hides those that do not match. */
export function TempleListing() {
  return (
    <section aria-labelledby="temples">
      <TempleSearch entries={temples.map(searchEntry)}>
        <Container className="listing-head">
          <h2 id="temples" className="text-title">
            {listing.title}
          </h2>
          <p>{listing.intro}</p>
        </Container>
        <ul className="entries">
          {temples.map((temple, index) => (
            <li key={temple.id} data-temple={temple.id}>
              <TempleEntry temple={temple} look={looks[index % looks.length] ?? 'bleed'} />
            </li>
          ))}
        </ul>
        <Container className="pt-4 pb-section">
          <p className="text-small text-muted lg:text-right">{listing.caption}</p>
        </Container>
      </TempleSearch>
    </section>
  );
}
