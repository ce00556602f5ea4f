import { registerFailures as words } from '@/content/account-forms';
import type { ApiResult } from '@/lib/api-client';

function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  const { message } = body;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

/**
 * The words of the register banner for the outcome of the call, or undefined for success.
 * Only status 200 is success; for 400, 409 and 500 the fixed sentence wins over the server's message.
 */
export function registerErrorMessage(result: ApiResult): string | undefined {
  if (result.kind === 'network-error') return words.network;
  if (result.status === 200) return undefined;
  return words.byStatus[result.status] ?? serverMessage(result.body) ?? words.other;
}
