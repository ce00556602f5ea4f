// Database and network errors sometimes quote an email or a connection URL.
const SECRETS = /[^\s@'"=()<>]+@[^\s@'"()<>]+/g;

export interface Cause {
  name: string;
  code?: string;
  message: string;
}

// Errors from another realm or a native module are not instances of our Error.
function isErrorLike(value: unknown): value is Cause & { cause?: unknown; errors?: unknown[] } {
  return typeof value === 'object' && value !== null && 'message' in value && 'name' in value;
}

/** What is safe to log of an error: its name, code and message, without emails and URL logins. */
export function causeOf(error: unknown): Cause {
  if (!isErrorLike(error)) return { name: typeof error, message: 'not an Error' };
  const { name, message, code, cause, errors } = error;
  // fetch says only 'fetch failed', and an AggregateError nothing: the reason lies one level deeper.
  const inner = cause ?? errors?.[0];
  if (code === undefined && isErrorLike(inner)) return causeOf(inner);
  return {
    name,
    ...(typeof code === 'string' ? { code } : {}),
    message: (message || String(code ?? '')).replace(SECRETS, '[redacted]').slice(0, 300),
  };
}
