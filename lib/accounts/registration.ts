import { z } from 'zod';
import { ApiError } from '@/lib/api/call';
import { parseJsonObject, readBody } from '@/lib/api/read-body';
import { requireJson, requireOwnOrigin, requireSecureRequest } from '@/lib/api/request-guards';
import {
  checkRegisterEmail,
  checkRegisterFullName,
  checkRegisterPassword,
  type FieldRule,
  type RegistrationFields,
  tidy,
  tidyEmail,
} from '@/lib/auth/fields';

const MAX_BODY_BYTES = 16 * 1024;
const ONLY = 'Only fullName, email, password and role are accepted';

/** A text that keeps the form's rule once it is tidied, and is refused in the form's words. */
const field = (label: string, rule: FieldRule, tidied = (value: string) => value) =>
  z
    .string({ error: ({ input }) => (input === undefined ? rule('') : `${label} must be text`) })
    .transform(tidied)
    .superRefine((value, context) => {
      const message = rule(value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

const registration = z.strictObject(
  {
    fullName: field('Full name', checkRegisterFullName, tidy),
    email: field('Email', checkRegisterEmail, tidyEmail),
    password: field('Password', checkRegisterPassword),
    role: z.literal('USER', 'Role must be USER').optional(),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? ONLY : undefined) },
);

/**
 * The registration in a request body, checked by the form's rules and ready to store.
 * @throws ApiError 400 with the message of the first wrong field.
 */
export function parseRegistration(body: object): RegistrationFields {
  const { data, error } = registration.safeParse(body);
  if (!data) throw new ApiError(400, error.issues[0]?.message ?? ONLY);
  const { role: _, ...fields } = data;
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
