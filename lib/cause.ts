// Database and network messages sometimes quote the value or the connection they failed on.
const SECRETS = /[^\s@'"=()<>]+@[^\s@'"()<>]+/g;

export interface Cause {
  name: string;
  code?: string;
  message: string;
}

// By shape, because an error of another realm or a native module is no instance of our Error.
function isErrorLike(value: unknown): value is Cause & { cause?: unknown; errors?: unknown[] } {
  return typeof value === 'object' && value !== null && 'message' in value && 'name' in value;
}

/** What is safe to log of an error: its name, code and message, without anything shaped like an email or URL login. */
export function causeOf(error: unknown): Cause {
  if (!isErrorLike(error)) return { name: typeof error, message: 'not an Error' };
  const { name, message, code, cause, errors } = error;
  // fetch says only 'fetch failed'; a group of refused addresses says nothing: the reason sits one level down.
  const inner = cause ?? errors?.[0];
  if (code === undefined && isErrorLike(inner)) return causeOf(inner);
  return {
    name,
    ...(typeof code === 'string' ? { code } : {}),
    message: (message || String(code ?? '')).slice(0, 300).replace(SECRETS, '[redacted]'),
  };
}
