import { Container } from '@/components/ui/container';
import { listing } from '@/content/holyheaven';
import { temples } from '@/content/temples';
import { type EntryLook, TempleEntry } from './temple-entry';
import { TempleSearch } from './temple-search';

// By place in the whole listing, not among the found ones: a search changes no temple's look.
const looks: EntryLook[] = ['bleed', 'arch', 'panorama'];
// With picture and words; those after them are lines with a name.
const SHOWN_LARGE = 12;

// An address with a search shows nothing that the search may take away again, from the first paint on.
const waitForSearch =
  "if(/[?&]q=[^&]/.test(location.search))document.currentScript.parentElement.dataset.pending=''";

/** Search and listing in one: the server renders every temple, the search hides those that do not match. */
export function TempleListing() {
  const others = temples.slice(SHOWN_LARGE);
  return (
    <section aria-labelledby="temples" suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: waitForSearch }} />
      <TempleSearch count={temples.length}>
        <Container className="listing-head">
          <h2 id="temples" className="text-title">
            {listing.title}
          </h2>
          <p>{listing.intro}</p>
        </Container>
        <ul className="entries">
          {temples.slice(0, SHOWN_LARGE).map((temple, index) => (
            <li key={temple.id} data-temple={temple.id} className="below-fold">
              <TempleEntry temple={temple} look={looks[index % looks.length] ?? 'bleed'} />
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <Container className="more-entries">
            <h3 className="text-heading">{listing.more}</h3>
            <ul>
              {others.map(({ id, title, state }) => (
                <li key={id} data-temple={id}>
                  <a href={`/holyheaven/${id}`}>{title}</a> {state}
                </li>
              ))}
            </ul>
          </Container>
        )}
        <Container className="listing-foot pt-4 pb-section">
          <p className="text-small text-muted lg:text-right">{listing.caption}</p>
        </Container>
      </TempleSearch>
    </section>
  );
}
