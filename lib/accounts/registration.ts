import { z } from 'zod';
import { ApiError } from '@/lib/api/call';
import { readJson } from '@/lib/api/read-json';
import {
  checkRegisterEmail,
  checkRegisterFullName,
  checkRegisterPassword,
  normaliseRegistration,
  type RegistrationFields,
} from '@/lib/auth/fields';
import type { FieldRule } from '@/lib/forms/field-rules';

const MAX_BODY_BYTES = 16 * 1024;
const ONLY = 'Only fullName, email, password and role are accepted';

/** A string that passes the form's rule, which also supplies the error message. */
const field = (label: string, rule: FieldRule) =>
  z
    .string({ error: ({ input }) => (input === undefined ? rule('') : `${label} must be text`) })
    .superRefine((value, context) => {
      const message = rule(value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

const registration = z.strictObject(
  {
    fullName: field('Full name', checkRegisterFullName),
    email: field('Email', checkRegisterEmail),
    password: field('Password', checkRegisterPassword),
    role: z.literal('USER', 'Role must be USER').optional(),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? ONLY : 'The request body must be a JSON object') },
);

/** Refuses a call from another site or without a plain JSON body. */
function checkHeaders(headers: Headers, siteOrigin: string): void {
  // Neither a form nor a link can send this header.
  if (headers.get('x-secure-request') !== 'true')
    throw new ApiError(400, 'The X-Secure-Request header must be true');
  // Only browsers send an Origin, which may be `null`. Behind a proxy that terminates TLS it says https, although this
  // request came over http.
  const [origin, host] = ['origin', 'host'].map((name) => headers.get(name)?.toLowerCase());
  const own = host ? [siteOrigin, `https://${host}`, `http://${host}`] : [siteOrigin];
  if (origin !== undefined && !own.includes(origin))
    throw new ApiError(400, 'The Origin header names another site');
  const type = headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type.trim()))
    throw new ApiError(415, 'The Content-Type header must be application/json');
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    throw new ApiError(415, 'The Content-Encoding header must be absent');
}

/**
 * The registration in a call from the site's own pages, checked by the form's rules and ready to store.
 * @throws ApiError for a call that is from another site, not JSON or too large; for wrong fields, 400 with the message
 * of the first.
 */
export async function readRegistration(request: Request, siteOrigin: string): Promise<RegistrationFields> {
  checkHeaders(request.headers, siteOrigin);
  const body = await readJson(request, MAX_BODY_BYTES);
  const { data, error } = registration.safeParse(body);
  if (!data) throw new ApiError(400, error.issues[0]?.message ?? ONLY);
  const { role: _, ...fields } = data;
  return normaliseRegistration(fields);
}
