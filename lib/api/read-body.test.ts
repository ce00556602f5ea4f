/** @jest-environment node */
import { parseJson, readBody } from './read-body';

function requestOf(source: UnderlyingDefaultSource<Uint8Array>, headers = {}): Request {
  const body = new ReadableStream(source);
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

const piecesOf = (...pieces: string[]): UnderlyingDefaultSource<Uint8Array> => ({
  start(controller) {
    for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
    controller.close();
  },
});

it('joins the chunks', async () => {
  expect(Buffer.from(await readBody(requestOf(piecesOf('{"a"', ':1}')), 7)).toString()).toBe('{"a":1}');
});

it('refuses a body over the limit, announced or not, and stops reading', async () => {
  for (const length of ['3', '8']) {
    const request = requestOf(piecesOf('12345678'), { 'content-length': length });
    await expect(readBody(request, 7)).rejects.toMatchObject({ status: 413 });
  }
  let sent = 0;
  const endless = requestOf({
    pull(controller) {
      sent += 1000;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  await expect(readBody(endless, 16_384)).rejects.toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(20_000);
});

it.each<[number, string, UnderlyingDefaultSource<Uint8Array>]>([
  [408, 'is slow', { pull: () => new Promise(() => {}) }],
  [400, 'breaks off', { start: (controller) => controller.error(new Error('reset')) }],
])('answers %d to a body that %s', async (status, _what, source) => {
  await expect(readBody(requestOf(source), 7, 50)).rejects.toMatchObject({ status });
});

it('accepts JSON in UTF-8 and nothing else', () => {
  expect(parseJson(Buffer.from('\ufeff{"a":1}'))).toEqual({ a: 1 });
  const broken = [[0x7b, 0x22, 0xff, 0x22, 0x7d], ...['', '{', '{"a":1}x', '\u0000', '['.repeat(16_000)]];
  for (const body of broken) expect(() => parseJson(Buffer.from(body as string))).toThrow(/JSON in UTF-8/);
});
