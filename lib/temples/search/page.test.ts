const entries = [
  { id: '1', title: 'Badrinath', state: 'Uttarakhand', words: [' badrinat ', ' ', ' ', ' snow '] },
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
  answer = async () => ({ ok: true, json: async () => entries }) as Response;
  const { searchIndex } = await import('./page');
  expect(await Promise.all([searchIndex('en'), searchIndex('en')])).toEqual([entries, entries]);
  await searchIndex('en');
  expect(calls).toBe(1);
});

it('asks again after it has failed', async () => {
  answer = async () => ({ ok: false, status: 503 }) as Response;
  const { searchIndex } = await import('./page');
  await expect(searchIndex('en')).rejects.toThrow('503');
  answer = async () => ({ ok: true, json: async () => entries }) as Response;
  expect(await searchIndex('en')).toEqual(entries);
});
