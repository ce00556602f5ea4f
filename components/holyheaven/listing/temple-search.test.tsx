import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { wordsIn } from '@/content/holyheaven/words';
import { temples as all } from '@/content/temples';
import { searchEntry } from '@/lib/temples/search/entry';
import { searchIndex } from '@/lib/temples/search/search';
import { TempleSearch } from './temple-search';

const { search: words } = wordsIn('en');

// As in Next: replaceState informs the router, whose search parameters change.
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
// A fixed set, so that adding a temple does not change the results.
const temples = all.filter(({ slug }) => ['badrinath', 'jagannath', 'rameshwaram'].includes(slug));

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(useSyncExternalStore(listen, () => window.location.search)),
}));

jest.mock('@/lib/temples/search/search', () => ({
  ...jest.requireActual('@/lib/temples/search/search'),
  searchIndex: jest.fn(),
}));
const arrive = jest.mocked(searchIndex);

const replaceState = window.history.replaceState.bind(window.history);
let info: jest.SpyInstance;

function goTo(address: string) {
  replaceState(null, '', address);
  for (const listener of listeners) listener();
}

beforeEach(() => {
  info = jest.spyOn(console, 'info').mockImplementation(() => {});
  jest.spyOn(window.history, 'replaceState').mockImplementation((_, __, url) => goTo(String(url)));
  goTo('/holyheaven');
  arrive.mockResolvedValue(temples.map(searchEntry));
});

function Page() {
  return (
    <TempleSearch
      title="Find a temple"
      language="en"
      words={words}
      elsewhere={words.elsewhere.map((place) => ({
        ...place,
        link: place.site ? { href: `#${place.site}`, shown: place.site } : undefined,
      }))}
    >
      <ul aria-label="All">
        {temples.map(({ id, title }) => (
          <li key={id} data-temple={id}>
            {title}
          </li>
        ))}
      </ul>
    </TempleSearch>
  );
}

const box = () => screen.getByRole('searchbox', { name: words.label });
const shown = () =>
  within(screen.getByRole('list', { name: 'All' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

async function searchFor(text: string) {
  render(<Page />);
  await userEvent.type(box(), `${text}{Enter}`);
}

async function clearAndEnter() {
  await userEvent.clear(box());
  await userEvent.keyboard('{Enter}');
}

test('Search narrows the listing, logs once, announces the result and puts the text in the address', async () => {
  render(<Page />);
  await userEvent.type(box(), 'Siva');
  expect(shown()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(shown()).toEqual(['Rameshwaram Temple']);
  expect(info.mock.calls).toEqual([['Siva']]);
  expect(screen.getByRole('status')).toHaveTextContent('1 temple found for “Siva”');
  expect(window.location.search).toBe('?q=Siva');
});

test('Enter searches too, and without a search all temples show', async () => {
  await searchFor('puri');
  expect(shown()).toEqual(['Jagannath Temple']);
  await clearAndEnter();
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(window.location.search).toBe('');
  await userEvent.type(box(), 'puri{Enter}');
  // As when following a link to the page.
  act(() => goTo('/holyheaven'));
  expect(shown()).toHaveLength(3);
  expect(box()).toHaveValue('');
});

test('says that nothing matches and shows all temples', async () => {
  await searchFor('xyzzy');
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('We have nothing on “xyzzy” yet');
  expect(screen.getByRole('link')).toHaveAttribute('href', '#1363');
  expect(screen.queryByRole('button', { name: words.clear })).not.toBeInTheDocument();
});

test('offers to show the hidden temples again', async () => {
  await searchFor('puri');
  await userEvent.click(screen.getByRole('button', { name: words.clear }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(shown()).toHaveLength(3);
});

test.each([
  ['dvaraka', '#1363'],
  ['द्वारका', '#1363'],
  ['केदारनाथ', '#badrinath-kedarnath.gov.in'],
])('%s finds what we know of a place without a page', async (text, site) => {
  await searchFor(text);
  expect(screen.getByRole('status')).toHaveTextContent(/is not covered here yet/);
  expect(screen.getByRole('link')).toHaveAttribute('href', site);
});

test('a first search works before the router follows the address', async () => {
  jest.spyOn(window.history, 'replaceState').mockImplementation((_, __, url) => {
    replaceState(null, '', String(url));
  });
  await searchFor('puri');
  expect(shown()).toEqual(['Jagannath Temple']);
});

test('a shared address is searched on arrival, without logging', async () => {
  goTo('/holyheaven?q=vishnu');
  render(<Page />);
  await waitFor(() => expect(shown()).toEqual(['Badrinath Temple', 'Jagannath Temple']));
  expect(box()).toHaveValue('vishnu');
  expect(info).not.toHaveBeenCalled();
});

test('reports an index that does not load, keeps what was typed, and can search again', async () => {
  arrive.mockRejectedValue(new TypeError('Failed to fetch'));
  await searchFor('badri');
  expect(screen.getByRole('status')).toHaveTextContent(words.failed);
  expect(shown()).toHaveLength(3);
  expect(box()).toHaveValue('badri');
  arrive.mockResolvedValue(temples.map(searchEntry));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(shown()).toEqual(['Badrinath Temple']);
  expect(window.location.search).toBe('?q=badri');
});

test('a late result of an earlier search is ignored', async () => {
  let answer = (_entries: ReturnType<typeof searchEntry>[]) => {};
  arrive.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await searchFor('badri');
  await clearAndEnter();
  await act(async () => answer(temples.map(searchEntry)));
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('two submits in one task, and a double click, are one search', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('searchbox'), 'puri');
  const form = screen.getByRole<HTMLFormElement>('search');
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Search' }));
  expect(info.mock.calls).toEqual([['puri']]);
});
