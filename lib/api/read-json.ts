import { ApiError } from './call';

/**
 * The JSON in a request body of at most `maxBytes`. Counts bytes as they arrive, because Content-Length may be missing
 * or wrong.
 * @throws ApiError 413 if larger, 400 if cut off or not JSON in UTF-8.
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const tooLarge = new ApiError(413, `The request body must be at most ${maxBytes} bytes`);
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    throw error === tooLarge ? error : new ApiError(400, 'The request body was cut off');
  }
  try {
    const bytes = await new Blob(chunks).arrayBuffer();
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'The request body must be valid JSON in UTF-8');
  }
}
