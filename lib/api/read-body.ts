import { ApiError, unlessAborted } from './call';

/**
 * Reads a request body of at most `maxBytes` bytes within `timeoutMs` milliseconds. It counts bytes as they arrive,
 * because Content-Length may be missing or wrong.
 * @throws ApiError 413 when larger, 408 when slower, 400 when cut off.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  timeoutMs = 10_000,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new ApiError(413, `The request body must be at most ${maxBytes} bytes`);
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const readAll = async () => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for (let size = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
      size += value.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(value);
    }
  };
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    return await unlessAborted(readAll(), limit);
  } catch (error) {
    reader.cancel().catch(() => undefined);
    if (error instanceof ApiError) throw error;
    if (limit.aborted) throw new ApiError(408, 'The request body took too long to arrive');
    throw new ApiError(400, 'The request body was cut off');
  }
}

/** @throws ApiError 400 when it is not JSON in UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'The request body must be valid JSON in UTF-8');
  }
}
