import { z } from 'zod';
import { ApiError } from '@/lib/api/answer';
import {
  checkRegisterEmail,
  checkRegisterFullName,
  checkRegisterPassword,
  type FieldRule,
  normaliseRegistration,
  type RegistrationFields,
} from '@/lib/auth/fields';

function field(label: string, check: FieldRule) {
  return z
    .string({ error: ({ input }) => (input === undefined ? check('') : `${label} must be text`) })
    .superRefine((value, context) => {
      const message = check(value);
      if (message) context.addIssue({ code: 'custom', message });
    });
}

const schema = z.strictObject(
  {
    fullName: field('Full name', checkRegisterFullName),
    email: field('Email', checkRegisterEmail),
    password: field('Password', checkRegisterPassword),
    role: z.literal('USER', 'Role must be USER').optional(),
  },
  'Only fullName, email, password and role are accepted',
);

/**
 * The registration in a request body, checked by the form's rules and ready to store.
 * @throws ApiError 400 with the message of the first wrong field.
 */
export function parseRegistration(body: object): RegistrationFields {
  const result = schema.safeParse(body);
  if (!result.success) throw new ApiError(400, result.error.issues[0]?.message ?? 'Invalid request format');
  const fields = normaliseRegistration(result.data);
  // Lower-casing can make an email longer than the limit just checked.
  const problem = checkRegisterEmail(fields.email);
  if (problem) throw new ApiError(400, problem);
  return fields;
}
