import { json } from '@/lib/api/answer';

/** How long whoever keeps the accounts may take to show that it is there. */
export const HEALTH_TIMEOUT_MS = 2000;

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * 200 `{status: 'ok', store}` when `check` resolves in time, else 503 `{status: 'unavailable', store}`.
 * @param onFailure is told why.
 */
export async function healthAnswer(
  store: string,
  check: Promise<unknown>,
  onFailure: (error: unknown) => void,
): Promise<Response> {
  try {
    await within(HEALTH_TIMEOUT_MS, check);
    return json(200, { status: 'ok', store });
  } catch (error) {
    onFailure(error);
    return json(503, { status: 'unavailable', store });
  }
}
