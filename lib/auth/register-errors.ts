import type { ApiResult } from '@/lib/api-client';

const FIXED: Partial<Record<number, string>> = {
  400: 'Invalid request format',
  409: 'Email already registered',
  500: 'Server error. Please try later',
};

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
  if (result.kind === 'network-error') return 'Network error. Please check your connection.';
  if (result.status === 200) return undefined;
  return FIXED[result.status] ?? serverMessage(result.body) ?? 'Registration failed. Please try again.';
}
