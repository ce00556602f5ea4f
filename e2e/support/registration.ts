import { randomUUID } from 'node:crypto';

/** A valid registration, with these changes. */
export const registration = (change: Record<string, unknown> = {}) => ({
  fullName: 'Asha Rao',
  email: 'asha@example.org',
  password: 'Secret1!x',
  role: 'USER',
  ...change,
});

/** A registration with an unused email. */
export const freshRegistration = () => ({ ...registration(), email: `e2e-${randomUUID()}@example.org` });
