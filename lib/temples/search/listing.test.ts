import { packed } from './entry';
import type { SearchEntry } from './search';

const alike = { own: ' ', places: ' ', common: ' templ ' };
const entries: SearchEntry[] = [
  { id: '1', words: { ...alike, names: ' badrinat ', text: ' snow  river ', shortIndic: ' him  ' } },
  { id: '12', words: { ...alike, names: ' kasi ', text: ' river ', shortIndic: ' ' } },
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

it('fetches the index once', async () => {
  answer = async () => ({ ok: true, json: async () => packed(entries) }) as Response;
  const { searchIndex } = await import('./listing');
  expect(await Promise.all([searchIndex(), searchIndex()])).toEqual([entries, entries]);
  await searchIndex();
  expect(calls).toBe(1);
});

it('fetches again after a failure', async () => {
  answer = async () => ({ ok: false, status: 503 }) as Response;
  const { searchIndex } = await import('./listing');
  await expect(searchIndex()).rejects.toThrow('503');
  answer = async () => ({ ok: true, json: async () => packed(entries) }) as Response;
  expect(await searchIndex()).toEqual(entries);
});
