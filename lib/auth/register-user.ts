import { registerFailures as words } from '@/content/account-forms';
import { PASSED_ON_HEADER, postJson } from '@/lib/api-client';
import { normaliseRegistration, type RegistrationFields } from './fields';

async function serverMessage(response: Response): Promise<string | undefined> {
  // The status counts even if the body is not JSON or never ends.
  const body = await response.json().catch(() => undefined);
  return typeof body?.message === 'string' && body.message.trim() !== '' ? body.message : undefined;
}

/**
 * Registers an account. Name and email are trimmed, the email lower-cased. Never throws: a failure has the message for
 * the banner. Any status but 200 is a failure; for 400, 409 and 500, a fixed message replaces the server's. If
 * `passedOn`, another service keeps the account.
 */
export async function registerUser(input: RegistrationFields) {
  const fields = normaliseRegistration(input);
  const response = await postJson('/api/v1/auth/register', { ...fields, role: 'USER' });
  if (!response) return { ok: false, message: words.network } as const;
  const { status, headers } = response;
  if (status === 200) return { ok: true, passedOn: headers.has(PASSED_ON_HEADER) } as const;
  const message: string = words.byStatus[status] ?? (await serverMessage(response)) ?? words.other;
  return { ok: false, message } as const;
}
