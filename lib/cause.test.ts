/** @jest-environment node */
import { causeOf } from './cause';

describe('causeOf', () => {
  it('keeps name, code and message', () => {
    const error = Object.assign(new Error('database is locked'), {
      code: 'SQLITE_BUSY',
      detail: 'row of a@b.co',
    });
    expect(causeOf(error)).toEqual({ name: 'Error', code: 'SQLITE_BUSY', message: 'database is locked' });
  });

  it('removes whatever looks like an email or a login in a URL', () => {
    const { message } = causeOf(
      new Error("Key (email)=(asha@example.org) in 'postgres://u:pw@db/site' exists"),
    );
    expect(message).toBe("Key (email)=([redacted]) in '[redacted]' exists");
    // Also where the message is cut off.
    expect(causeOf(new Error(`${' '.repeat(295)}asha@example.org`)).message).not.toContain('asha');
  });

  it('finds the cause inside fetch failures and aggregate errors', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
    expect(causeOf(new TypeError('fetch failed', { cause: refused })).code).toBe('ECONNREFUSED');
    expect(causeOf(new AggregateError([refused])).code).toBe('ECONNREFUSED');
  });

  it('reveals nothing about a thrown value that is not an error', () => {
    expect(causeOf('secret')).toEqual({ name: 'string', message: 'not an Error' });
  });
});
