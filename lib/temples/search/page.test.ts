const packed = {
  entries: [
    { id: '1', words: [' badrinat ', ' ', ' ', ' templ '] },
    { id: '12', words: [' kasi ', ' ', ' ', ' templ '] },
  ],
  texts: { ' 1': [' snow ', ' him '], ' 1 12': [' river ', ' '] },
};
const entries = [
  { id: '1', words: [' badrinat ', ' ', ' ', ' templ ', ' snow  river ', ' him  '] },
  { id: '12', words: [' kasi ', ' ', ' ', ' templ ', ' river ', ' '] },
];
let answer: () => Promise<Response>;
let calls = 0;

beforeEach(() => {
  jest.resetModules();
  calls = 0;
  globalThis.fetch = () => {
    calls++;
    return answer();
  };
});

it('asks once, however often the index is wanted', async () => {
  answer = async () => ({ ok: true, json: async () => packed }) as Response;
  const { searchIndex } = await import('./page');
  expect(await Promise.all([searchIndex(), searchIndex()])).toEqual([entries, entries]);
  await searchIndex();
  expect(calls).toBe(1);
});

it('asks again after it has failed', async () => {
  answer = async () => ({ ok: false, status: 503 }) as Response;
  const { searchIndex } = await import('./page');
  await expect(searchIndex()).rejects.toThrow('503');
  answer = async () => ({ ok: true, json: async () => packed }) as Response;
  expect(await searchIndex()).toEqual(entries);
});

it('unpacks what was packed', async () => {
  const { packed: pack, searchEntry } = await import('./entry');
  const sent = ['1', '2', '3'].map((id) => searchEntry({ id }));
  answer = async () => ({ ok: true, json: async () => pack(sent) }) as Response;
  const { searchIndex } = await import('./page');
  const sorted = (all: readonly { words: readonly string[] }[]) =>
    all.map(({ words }) => words.map((list) => list.match(/\S+/g)?.sort()));
  expect(sorted(await searchIndex())).toEqual(sorted(sent));
});
