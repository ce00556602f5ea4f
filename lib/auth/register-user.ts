import { postJson } from '@/lib/api-client';
import { normaliseRegistration, type RegistrationFields } from './fields';
import { registerErrorMessage } from './register-errors';

type RegisterOutcome =
  | {
      ok: true;
      /** Another service keeps the account. */
      passedOn: boolean;
    }
  | { ok: false; message: string };

/**
 * Registers an account. Name and email are trimmed, the email lower-cased. Never throws: a failure carries the words for
 * the banner.
 */
export async function registerUser(input: RegistrationFields): Promise<RegisterOutcome> {
  const { fullName, email, password } = normaliseRegistration(input);
  const result = await postJson('/api/v1/auth/register', { fullName, email, password, role: 'USER' });
  const message = registerErrorMessage(result);
  if (message !== undefined) return { ok: false, message };
  return { ok: true, passedOn: result.kind === 'response' && result.passedOn === true };
}
