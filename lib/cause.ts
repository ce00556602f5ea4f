// Database and network errors sometimes quote an email or a connection URL.
const SECRETS = /[^\s@'"=()<>]+@[^\s@'"()<>]+/g;

export interface Cause {
  name: string;
  code?: string;
  message: string;
}

// instanceof fails for errors from another realm or a native module.
function isErrorLike(value: unknown): value is Cause & { cause?: unknown; errors?: unknown[] } {
  return typeof value === 'object' && value !== null && 'message' in value && 'name' in value;
}

/** The parts of an error that are safe to log: name, code and message, without emails and URL logins. */
export function causeOf(error: unknown): Cause {
  if (!isErrorLike(error)) return { name: typeof error, message: 'not an Error' };
  const { name, message, code, cause, errors } = error;
  // fetch says only 'fetch failed', and an AggregateError nothing: the reason is one level deeper.
  const inner = cause ?? errors?.[0];
  if (code === undefined && isErrorLike(inner)) return causeOf(inner);
  return {
    name,
    ...(typeof code === 'string' ? { code } : {}),
    message: (message || String(code ?? '')).replace(SECRETS, '[redacted]').slice(0, 300),
  };
}
