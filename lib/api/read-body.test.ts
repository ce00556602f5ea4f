/** @jest-environment node */
import { parseJsonObject, readBody } from './read-body';

const URL = 'http://localhost/';

function requestOf(source: UnderlyingDefaultSource<Uint8Array>, headers = {}): Request {
  const body = new ReadableStream(source);
  return new Request(URL, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

const piecesOf = (...pieces: string[]): UnderlyingDefaultSource<Uint8Array> => ({
  start(controller) {
    for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
    controller.close();
  },
});

it('puts the pieces together', async () => {
  expect(Buffer.from(await readBody(requestOf(piecesOf('{"a"', ':1}')), 7)).toString()).toBe('{"a":1}');
  expect(await readBody(new Request(URL, { method: 'POST' }), 7)).toHaveLength(0);
});

it('refuses more than the limit, announced or not', async () => {
  await expect(readBody(requestOf(piecesOf('1234', '5678')), 7)).rejects.toMatchObject({ status: 413 });
  const lying = requestOf(piecesOf('12345678'), { 'content-length': '3' });
  await expect(readBody(lying, 7)).rejects.toMatchObject({ status: 413 });
  const honest = requestOf(piecesOf(), { 'content-length': '8' });
  await expect(readBody(honest, 7)).rejects.toMatchObject({ status: 413 });
});

it('stops an endless body at the limit', async () => {
  let sent = 0;
  const request = requestOf({
    pull(controller) {
      sent += 1000;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  await expect(readBody(request, 16_384)).rejects.toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(20_000);
});

it.each<[number, string, UnderlyingDefaultSource<Uint8Array>]>([
  [408, 'is slow', { pull: () => new Promise(() => {}) }],
  [400, 'breaks off', { start: (controller) => controller.error(new Error('reset')) }],
])('answers %d to a body that %s', async (status, _what, source) => {
  await expect(readBody(requestOf(source), 7, 50)).rejects.toMatchObject({ status });
});

it.each(['', 'null', '1', '"text"', '[]', '{', '{"a":1}x', '\u0000', '['.repeat(16_000)])(
  'refuses %.20j',
  (text) => {
    expect(() => parseJsonObject(Buffer.from(text))).toThrow(/request body must be/);
  },
);

it('refuses bytes that are not UTF-8, and takes a byte order mark', () => {
  expect(() => parseJsonObject(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))).toThrow(/UTF-8/);
  expect(parseJsonObject(Buffer.from('\ufeff{"a":1}'))).toEqual({ a: 1 });
});

it.each(['{"a":1,"a":1}', '{"a":{"b":1,"b":2}}', '{"a":1,"\\u0061":2}', '[{"c":1,"c":1}]'])(
  'refuses %s',
  (text) => {
    expect(() => parseJsonObject(Buffer.from(`{"x":[${text}]}`))).toThrow(/name a field twice/);
  },
);

it('takes colons in texts for what they are', () => {
  const value = { 'a:"b': ':":', c: [{ d: '\\":' }, { d: {} }], ['__proto__']: 1 };
  expect(parseJsonObject(Buffer.from(JSON.stringify(value)))).toEqual(value);
});
