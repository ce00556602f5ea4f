import { randomUUID } from 'node:crypto';

/** What a visitor registers with. */
export const registration = (change: Record<string, unknown> = {}) => ({
  fullName: 'Asha Rao',
  email: 'asha@example.org',
  password: 'Secret1!x',
  role: 'USER',
  ...change,
});

/** The same with an email that nobody has yet. */
export const freshRegistration = () => ({ ...registration(), email: `e2e-${randomUUID()}@example.org` });
