/** @jest-environment node */
import { requireJson, requireOwnOrigin, requireSecureRequest } from './request-guards';

it.each([undefined, '', 'false', 'TRUE', '1', 'true, true'])('wants X-Secure-Request, not %j', (value) => {
  const headers = new Headers(value === undefined ? {} : { 'x-secure-request': value });
  expect(() => requireSecureRequest(headers)).toThrow('X-Secure-Request');
});

describe('origin', () => {
  const check = (origin: string | undefined, host: string | undefined) => () =>
    requireOwnOrigin(
      new Headers({ ...(origin === undefined ? {} : { origin }), ...(host === undefined ? {} : { host }) }),
      'https://www.example.org',
    );

  it.each([
    [undefined, 'localhost:3000'],
    ['http://localhost:3000', 'localhost:3000'],
    ['https://temples.example.org', 'Temples.example.org'],
    ['https://www.example.org', '10.0.0.1:3000'],
    ['https://www.example.org', undefined],
  ])('accepts %s on %s', (origin, host) => {
    expect(check(origin, host)).not.toThrow();
  });

  it.each([
    ['null', 'localhost:3000'],
    ['', 'localhost:3000'],
    ['http://localhost:3001', 'localhost:3000'],
    ['http://www.example.org', '10.0.0.1:3000'],
    ['https://www.example.org.evil.example', 'localhost:3000'],
    ['https://localhost:3000/path', 'localhost:3000'],
    ['http://localhost:3000, http://localhost:3000', 'localhost:3000'],
    ['https://evil.example', undefined],
  ])('refuses %s on %s', (origin, host) => {
    expect(check(origin, host)).toThrow('Origin');
  });
});

describe('content type', () => {
  const check = (type: string) => () => requireJson(new Headers({ 'content-type': type }));

  it('is JSON in UTF-8', () => {
    const fine = ['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'];
    for (const type of fine) expect(check(type)).not.toThrow();
    const plain = ['', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'];
    const mixed = ['application/json; charset=utf-16', 'text/plain; application/json'];
    for (const type of [...plain, ...mixed]) expect(check(type)).toThrow('Content-Type');
  });

  it('refuses a compressed body', () => {
    const headers = new Headers({ 'content-type': 'application/json', 'content-encoding': 'gzip' });
    expect(() => requireJson(headers)).toThrow('Content-Encoding');
  });
});
