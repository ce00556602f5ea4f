/** @jest-environment node */
import { readJson } from './read-json';

function read(source: UnderlyingDefaultSource<Uint8Array>, maxBytes: number, headers = {}): Promise<unknown> {
  const init = { method: 'POST', body: new ReadableStream(source), headers, duplex: 'half' };
  return readJson(new Request('http://localhost/', init as RequestInit), maxBytes);
}

const piecesOf = (...pieces: (string | number[])[]): UnderlyingDefaultSource<Uint8Array> => ({
  start(controller) {
    for (const piece of pieces) controller.enqueue(Buffer.from(piece as string));
    controller.close();
  },
});

it('joins the chunks', async () => {
  expect(await read(piecesOf('\ufeff{"a"', ':1}'), 10)).toEqual({ a: 1 });
});

it('refuses a body over the limit, announced or not, and stops reading', async () => {
  for (const length of ['3', '8'])
    await expect(read(piecesOf('12345678'), 7, { 'content-length': length })).rejects.toMatchObject({
      status: 413,
    });
  let sent = 0;
  const endless = read(
    {
      pull(controller) {
        sent += 1000;
        controller.enqueue(new Uint8Array(1000));
      },
    },
    16_384,
  );
  await expect(endless).rejects.toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(20_000);
});

it('refuses a body that breaks off with 400', async () => {
  const broken = read({ start: (controller) => controller.error(new Error('reset')) }, 7);
  await expect(broken).rejects.toMatchObject({ status: 400, message: 'The request body was cut off' });
});

it.each([[0x7b, 0x22, 0xff, 0x22, 0x7d], '', '{', '{"a":1}x', '\u0000', '['.repeat(16_000)])(
  'refuses what is not JSON in UTF-8: %j',
  async (body) => {
    await expect(read(piecesOf(body), 16_384)).rejects.toThrow(/JSON in UTF-8/);
  },
);
