import { registerFailures as words } from '@/content/account-forms';
import { type ApiResult, postJson } from '@/lib/api-client';
import { normaliseRegistration, type RegistrationFields } from './fields';

function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  const { message } = body;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

/** The words for a failure. Only status 200 is none. For 400, 409 and 500 the fixed sentence wins over the server's message. */
function registerErrorMessage(result: ApiResult): string | undefined {
  if (result.kind === 'network-error') return words.network;
  if (result.status === 200) return undefined;
  return words.byStatus[result.status] ?? serverMessage(result.body) ?? words.other;
}

/**
 * Registers an account. Name and email are trimmed, the email lower-cased. Never throws: a failure carries the words for
 * the banner. With `passedOn`, another service keeps the account.
 */
export async function registerUser(input: RegistrationFields) {
  const fields = normaliseRegistration(input);
  const result = await postJson('/api/v1/auth/register', { ...fields, role: 'USER' });
  const message = registerErrorMessage(result);
  if (message !== undefined) return { ok: false, message } as const;
  return { ok: true, passedOn: result.kind === 'response' && result.passedOn === true } as const;
}
