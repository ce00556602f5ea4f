import { ApiError } from '@/lib/api/answer';
import { parseJsonObject, readBody } from '@/lib/api/read-body';
import { requireJson, requireOwnOrigin, requireSecureRequest } from '@/lib/api/request-guards';
import {
  checkRegisterEmail,
  checkRegisterFullName,
  checkRegisterPassword,
  normaliseRegistration,
  type RegistrationFields,
} from '@/lib/auth/fields';

const MAX_BODY_BYTES = 16 * 1024;

// By hand and not with zod: this runs on the edge too, where zod would be several times the worker.
const FIELDS = [
  ['fullName', 'Full name', checkRegisterFullName],
  ['email', 'Email', checkRegisterEmail],
  ['password', 'Password', checkRegisterPassword],
] as const;

/**
 * The registration in a request body, checked by the form's rules and ready to store.
 * @throws ApiError 400 with the message of the first wrong field.
 */
export function parseRegistration(body: object): RegistrationFields {
  const refuse = (message: string) => new ApiError(400, message);
  const { fullName, email, password, role, ...others } = Object.fromEntries(Object.entries(body));
  const given: Record<(typeof FIELDS)[number][0], unknown> = { fullName, email, password };
  for (const [name, label, check] of FIELDS) {
    const value = given[name] === undefined ? '' : given[name];
    if (typeof value !== 'string') throw refuse(`${label} must be text`);
    const problem = check(value);
    if (problem) throw refuse(problem);
  }
  if (role !== undefined && role !== 'USER') throw refuse('Role must be USER');
  if (Object.keys(others).length > 0) throw refuse('Only fullName, email, password and role are accepted');
  const fields = normaliseRegistration(given as RegistrationFields);
  // Lower-casing can make an email longer than the limit just checked.
  const problem = checkRegisterEmail(fields.email);
  if (problem) throw refuse(problem);
  return fields;
}

/**
 * The registration in a call of the site's own pages.
 * @throws ApiError for a call from another site, one that is not JSON, too large, or breaks a rule.
 */
export async function readRegistration(request: Request, siteOrigin: string): Promise<RegistrationFields> {
  requireSecureRequest(request.headers);
  requireOwnOrigin(request.headers, siteOrigin);
  requireJson(request.headers);
  return parseRegistration(parseJsonObject(await readBody(request, MAX_BODY_BYTES)));
}

/** The refusal of a client that has no attempts left for so many seconds. */
export function tooMany(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new ApiError(429, `Too many attempts. Please try again in ${wait}.`, {
    'retry-after': String(seconds),
  });
}
